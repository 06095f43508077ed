/**
 * The platform's rules as pure functions, for servers and tools: `import … from 'skerry/platform'`.
 * It needs no browser. (A widget imports the one file that it needs.)
 */

export { THRESHOLDS, VISIBLE_RATIO } from '#engine/visibility/thresholds';
export { createStrings, type StringOverrides } from '#texts/createStrings';
export { fillText } from '#texts/fillText';
export type { Strings } from '#texts/strings';
export { accessText, type PageAccess, pageAccess } from './accessText';
export {
  type CheckedDataset,
  checkDataset,
  type DatasetLimits,
  type Rows,
} from './checks/checkDataset';
export { type EmailCheck, hasStrictEmailForm, isEmail } from './checks/isEmail';
export { isUsZip } from './checks/isUsZip';
export { generateSku, isSku } from './checks/sku';
export { cleanBlogPattern } from './cleanBlogPattern';
export {
  type CookieSettings,
  type PresentedCookieSettings,
  presentCookieSettings,
  readCookieSettings,
} from './cookieSettings';
export {
  DESKTOP_WIDTHS,
  DEVICE_HEIGHTS,
  deviceView,
  MOBILE_INFO_BAR_MAX_WIDTH,
  MOBILE_MAX_WIDTH,
} from './deviceView';
export { BlockType } from './enumerations/blocks/blockType';
export { FormModelSection } from './enumerations/blocks/formModelSection';
export { LikertScale } from './enumerations/blocks/likertScale';
export { MapStyle } from './enumerations/blocks/mapStyle';
export { OlderBlockType } from './enumerations/blocks/olderBlockType';
export { CollectionType } from './enumerations/content/collectionType';
export { ContentItemType } from './enumerations/content/contentItemType';
export { ContentStatus } from './enumerations/content/contentStatus';
export { PageType } from './enumerations/content/pageType';
export { ProductType } from './enumerations/content/productType';
export { SpecialPageType } from './enumerations/content/specialPageType';
export { AnalyticsEventKind } from './enumerations/site/analyticsEventKind';
export { SiteType } from './enumerations/site/siteType';
export { Units } from './enumerations/site/units';
export { WebsiteStatus } from './enumerations/site/websiteStatus';
export { checkFileSize, type FileSizeCheck } from './fileSize';
export * from './limits';
export { fitsLinkLimits } from './links/fitsLinkLimits';
export { type LinkCategory, linkCategory } from './links/linkCategory';
export { type LinkPath, linkPath } from './links/linkPath';
export { type Currency, currencies, findCurrency } from './money/currencies';
export type { CurrencyTemplate } from './money/currencyTemplate';
export { DEFAULT_CURRENCY } from './money/defaultCurrency';
export { formatMoney, type MoneyFormat } from './money/formatMoney';
export { isProductPrice } from './money/isProductPrice';
export { fromMinorUnits, isMoney, type MinorUnits, type Money, toMinorUnits } from './money/money';
export {
  type EditorIdentifier,
  editorIdentifier,
  editorIdentifiers,
} from './names/editorIdentifiers';
export {
  type Cohort,
  cohorts,
  type EventEnvironment,
  type EventSource,
  eventEnvironments,
  eventSources,
} from './names/eventNames';
export * from './names/fixedNames';
export { productLabel } from './names/productLabel';
export {
  isTrackedVisibility,
  type TrackedVisibility,
  trackedVisibilities,
} from './names/trackedVisibility';
export { type CollectionView, collectionViews, type ViewMode, viewModes } from './names/views';
export { createNumberFormats, type NumberFormats } from './numbers/numberFormats';
export { type MeasureUnits, measureUnits } from './products/measureUnits';
export { renewalText, type SubscriptionPlan } from './products/renewalText';
export { parseQuery, type Query } from './query/parseQuery';
export { splitTextSize, type TextSize } from './splitTextSize';
export { upgradeTarget } from './upgradeTarget';
