/** An object of the server's. Whoever reads a field of it validates the field. */
export type Settings = Readonly<Record<string, unknown>>;

/**
 * The server's fields about the site and this page, by the platform's names. They are types only: a
 * field costs the bootstrap nothing until somebody reads it. A page declares fields of its own here, by
 * declaration merging.
 */
export interface SiteFields {
  /** A `PageType`, or a number that is not among them. */
  pageType: number;
  /** Feature toggles and A/B tests; by the platform's own name and by ours. */
  yuiEliminationExperimentList: readonly unknown[];
  experiments: readonly unknown[];
  /** `PRODUCTION`. */
  env: string;
  templateId: string;
  /** `7` or `7.1`. */
  templateVersion: string;
  'website.id': string;
  'website.authenticUrl': string;
  /** The name by which the platform knows the site: `quiet-harbour-8kxm`. */
  'website.identifier': string;
  'website.baseUrl': string;
  'website.typekitId': string;
  /** A language tag: `en-US`. */
  'website.language': string;
  /** `Europe/Athens`. */
  'website.timeZone': string;
  /** Address and position of the business. */
  'website.location': Settings;
  'website.developerMode': boolean;
  'website.internalUrl': string;
  'website.primaryDomain': string;
  'website.cloneable': boolean;
  /** The site's own key with the captcha's provider. */
  'website.captchaSettings.siteKey': string;
  /** The platform's key, for sites without one of their own. */
  'recaptchaEnterpriseContext.recaptchaEnterpriseSiteKey': string;
  websiteSettings: Settings;
  'websiteSettings.disqusShortname': string;
  'websiteSettings.commentsEnabled': boolean;
  'websiteSettings.useEscapeKeyToLogin': boolean;
  'websiteSettings.userAccountsSettings.loginAllowed': boolean;
  'websiteSettings.announcementBarSettings': Settings;
  'websiteSettings.popupOverlaySettings': Settings;
  'websiteSettings.mobileInfoBarSettings': Settings;
  'websiteSettings.contactEmail': string;
  'websiteSettings.contactPhoneNumber': string;
  /** By the English name of the day: a text, and ranges in minutes of the day. */
  'websiteSettings.businessHours': Settings;
  'websiteSettings.pinterestOverlayOptions.mode': string;
  'websiteSettings.storeSettings.expressCheckout': boolean;
  'websiteSettings.storeSettings.measurementStandard': number;
  'websiteSettings.storeSettings.selectedCurrency': string;
  /** The pill cart is light, for a page that is dark. */
  'websiteSettings.storeSettings.useLightCart': boolean;
  cookieSettings: Settings;
  'cookieSettings.isCookieBannerEnabled': boolean;
  'cookieSettings.isRestrictiveCookiePolicyEnabled': boolean;
  'cookieSettings.isRestrictiveCookiePolicyAbsolute': boolean;
  /** Our own field: the revision of the policy that the visitor is asked about. */
  'cookieSettings.consentRevision': number;
  /** Our own field: the categories of consent that the visitor is asked for one by one. */
  'cookieSettings.consentCategories': readonly unknown[];
  'cookieSettings.cookieBannerText': string;
  'cookieSettings.cookieBannerTheme': string;
  'cookieSettings.cookieBannerThemeName': string;
  'cookieSettings.cookieBannerVariant': string;
  'cookieSettings.cookieBannerPosition': string;
  'cookieSettings.cookieBannerCtaVariant': string;
  'cookieSettings.cookieBannerCtaText': string;
  'cookieSettings.cookieBannerAcceptType': string;
  'cookieSettings.cookieBannerHasOptOut': boolean;
  'cookieSettings.cookieBannerOptOutCtaText': string;
  'cookieSettings.cookieBannerHasManageCookies': boolean;
  'cookieSettings.cookieBannerManageCookiesLabel': string;
  'cookieSettings.cookieBannerSavedPreferencesText': string;
  /** PILL, SUB_FOOTER or HIDDEN. */
  'cookieSettings.cookieBannerSavedPreferencesLayout': string;
  collectionId: string;
  'collection.id': string;
  'collection.title': string;
  /** A path, `/gallery`, or a full address. */
  'collection.fullUrl': string;
  /** A `CollectionType`, or a number that is not among them. */
  'collection.type': number;
  'collection.permissionType': number;
  itemId: string;
  'item.id': string;
  'item.title': string;
  /** A path. */
  'item.fullUrl': string;
  /** A `ContentItemType`, or a number that is not among them. */
  'item.recordType': number;
  showAnnouncementBar: boolean;
  /** Ours: where writes carry the crumb, `query` (the default) or `header`. */
  crumbTransport: string;
  /** The owner or contributor who is logged in; missing for visitors. */
  'authenticatedAccount.id': string;
  /** The roles of the person who is logged in. */
  websiteRoles: readonly unknown[];
  accessPermissions: readonly unknown[];
  /** Ours: `?skerry-debug` opens the debug mode. */
  debug: boolean;
  appDomain: string;
  demoCollections: readonly unknown[];
  googleFonts: readonly unknown[];
  typekitFonts: readonly unknown[];
  rollups: Settings;
  /** The key of the maps service. */
  gmRenderKey: string;
  /** Our own fields: its map ids, one for all styles, or by the name of the style. */
  gmMapId: string;
  gmMapIds: Settings;
  /** Our own field: where the tiles of maps come from. */
  mapTiles: Settings;
  /** The template's settings, all of them texts: `"true"`, `"23px"`. */
  tweakJSON: Settings;
}

/** The server's fields about the site, each validated when it is read. */
export interface SiteContext {
  /**
   * Returns the field's value. `fallback` where the server sends none, or null; also, after a
   * warning that names the field, where it sends another type than that of the fallback.
   */
  read<Path extends keyof SiteFields>(path: Path, fallback: SiteFields[Path]): SiteFields[Path];
}
