/** The two consent settings, by the names that the site is set up with. */
export interface CookieSettings {
  /** The site keeps a log of its visitors' activity. */
  isActivityLogEnabled?: boolean | undefined;
  /** Analytics cookies wait for the visitor's consent. */
  isAnalyticsCookiesDisabled?: boolean | undefined;
}

/** The same, by the names that the API has for them; the first says the opposite. */
export interface PresentedCookieSettings {
  isVisitorDataRestricted?: boolean | undefined;
  isRestrictiveCookiePolicyEnabled?: boolean | undefined;
}

const opposite = (value: boolean | undefined) => (value === undefined ? undefined : !value);

/** The settings as the API has them. What is not set stays so. */
export const presentCookieSettings = (settings: CookieSettings): PresentedCookieSettings => ({
  isVisitorDataRestricted: opposite(settings.isActivityLogEnabled),
  isRestrictiveCookiePolicyEnabled: settings.isAnalyticsCookiesDisabled,
});

/** The settings out of what the API has. What is not set stays so. */
export const readCookieSettings = (presented: PresentedCookieSettings): CookieSettings => ({
  isActivityLogEnabled: opposite(presented.isVisitorDataRestricted),
  isAnalyticsCookiesDisabled: presented.isRestrictiveCookiePolicyEnabled,
});
