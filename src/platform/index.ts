/**
 * The platform's rules as pure functions, for servers and tools: `import … from 'skerry/platform'`.
 * It needs no browser. (A widget imports the one file that it needs.)
 */
export { fitsLinkLimits } from '../links/fitsLinkLimits';
export { type LinkCategory, linkCategory } from '../links/linkCategory';
export { type LinkPath, linkPath } from '../links/linkPath';
export { parseQuery, type Query } from '../query/parseQuery';
export { accessText, type PageAccess, pageAccess } from './accessText';
export {
  type CheckedDataset,
  checkDataset,
  type DatasetLimits,
  type Rows,
} from './checkDataset';
export { cleanBlogPattern } from './cleanBlogPattern';
export { type Currency, currencies, DEFAULT_CURRENCY, findCurrency } from './currencies';
export { deviceView, MOBILE_INFO_BAR_MAX_WIDTH, MOBILE_MAX_WIDTH } from './deviceView';
export { checkFileSize, type FileSizeCheck } from './fileSize';
export { type CurrencyTemplate, formatMoney, type MoneyFormat } from './formatMoney';
export { type EmailCheck, hasStrictEmailForm, isEmail } from './isEmail';
export { isProductPrice } from './isProductPrice';
export { isUsZip } from './isUsZip';
export * from './limits';
export { fromMinorUnits, isMoney, type MinorUnits, type Money, toMinorUnits } from './money';
export { generateSku, isSku } from './sku';
export { splitTextSize, type TextSize } from './splitTextSize';
export { upgradeTarget } from './upgradeTarget';
