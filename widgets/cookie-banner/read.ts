import type { Settings, SiteContext } from '#engine/context/siteContext';
import type { Strings } from '#texts/strings';

/** The look and the texts of a banner. */
export interface Banner {
  variant: 'BAR' | 'POPUP';
  theme: 'LIGHT' | 'DARK';
  /** The look of an answer. */
  cta: 'TEXT' | 'BUTTON' | 'ICON';
  /** TOP or BOTTOM for a bar, BOTTOM_LEFT or BOTTOM_RIGHT for a popup. */
  position: string;
  hasOptOut: boolean;
  /** The text of the button that opens the view of the categories; undefined where all go together. */
  manageText: string | undefined;
  /** The owner's text, which may be HTML. */
  text: string;
  acceptText: string;
  declineText: string;
}

const oneOf = <Value extends string>(
  value: string,
  values: readonly [Value, ...Value[]],
  fallback: Value,
): Value => values.find((one) => one === value) ?? fallback;

/** Newer sites name one of their themes instead: `white`, `light-bold`, `black`. */
const themeNamed = (setting: (field: BannerField) => string): Banner['theme'] =>
  /^(white|light)/.test(setting('cookieBannerThemeName')) ? 'LIGHT' : 'DARK';

/** Reads the theme, for what is drawn like the banner. Default: DARK. */
export const readTheme = (setting: (field: BannerField) => string): Banner['theme'] =>
  oneOf(setting('cookieBannerTheme') || themeNamed(setting), ['LIGHT', 'DARK'], 'DARK');

/**
 * Reads the settings of the banner. Defaults: the texts given, ICON, DARK, BAR, OPT_IN; BOTTOM for
 * a bar, BOTTOM_LEFT for a popup. A popup at the top is a bar at the top. With two answers, or
 * where there are categories, an ICON is drawn as a BUTTON, since a cross can't say which it is.
 *
 * @param setting Returns the text of a field, `''` where there is none.
 * @param hasBoth Whether both answers are offered, whatever the type says.
 * @param hasCategories Whether the visitor may answer by category. Default: not.
 */
export function readBanner(
  setting: (field: BannerField) => string,
  texts: Strings['consent'],
  hasBoth: boolean,
  hasCategories = false,
): Banner {
  const asked = setting('cookieBannerPosition');
  const isPopup = setting('cookieBannerVariant') === 'POPUP';
  const isAtTop = isPopup ? /^TOP_(LEFT|RIGHT)$/.test(asked) : asked === 'TOP';
  const variant = isPopup && !isAtTop ? 'POPUP' : 'BAR';
  const bar = isAtTop ? 'TOP' : 'BOTTOM';
  const hasOptOut = hasBoth || setting('cookieBannerAcceptType') === 'OPT_IN_AND_OUT';
  const cta = oneOf(setting('cookieBannerCtaVariant'), ['TEXT', 'BUTTON', 'ICON'], 'ICON');
  const text = (field: BannerField, fallback: string) => setting(field).trim() || fallback;
  return {
    variant,
    theme: readTheme(setting),
    cta: (hasOptOut || hasCategories) && cta === 'ICON' ? 'BUTTON' : cta,
    position:
      variant === 'BAR' ? bar : oneOf(asked, ['BOTTOM_LEFT', 'BOTTOM_RIGHT'], 'BOTTOM_LEFT'),
    hasOptOut,
    text: text('cookieBannerText', texts.text),
    acceptText: text('cookieBannerCtaText', texts.accept),
    manageText: hasCategories ? text('cookieBannerManageCookiesLabel', texts.manage) : undefined,
    declineText: text('cookieBannerOptOutCtaText', texts.decline),
  };
}

/** The names of the banner's settings, all of which are texts. */
export type BannerField =
  | 'cookieBannerText'
  | 'cookieBannerTheme'
  | 'cookieBannerThemeName'
  | 'cookieBannerVariant'
  | 'cookieBannerPosition'
  | 'cookieBannerCtaVariant'
  | 'cookieBannerCtaText'
  | 'cookieBannerAcceptType'
  | 'cookieBannerOptOutCtaText'
  | 'cookieBannerManageCookiesLabel'
  | 'cookieBannerSavedPreferencesText'
  | 'cookieBannerSavedPreferencesLayout';

/** Returns how to read a field: from the settings that replace the site's, else from the site's. */
export const bannerSetting =
  ({ read }: SiteContext, others: Settings = {}) =>
  (field: BannerField): string => {
    const other = Object.hasOwn(others, field) ? others[field] : undefined;
    return typeof other === 'string' ? other : read(`cookieSettings.${field}`, '');
  };

/**
 * Whether the site offers a no beside the yes by the switch that newer sites have for it: their
 * `cookieBannerAcceptType` stays `OPT_IN`. Read as `bannerSetting` reads a text.
 */
export function offersOptOut({ read }: SiteContext, others: Settings = {}): boolean {
  const { cookieBannerHasOptOut: other } = others;
  return typeof other === 'boolean' ? other : read('cookieSettings.cookieBannerHasOptOut', false);
}
