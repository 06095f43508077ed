import type { SiteContext } from '../../src/context/siteContext';
import type { Strings } from '../../src/strings/strings';

/** How the banner looks and what it says. */
export interface Banner {
  variant: 'BAR' | 'POPUP';
  theme: 'LIGHT' | 'DARK';
  /** How an answer is drawn. */
  cta: 'TEXT' | 'BUTTON' | 'ICON';
  /** A bar's is TOP or BOTTOM, a popup's BOTTOM_LEFT or BOTTOM_RIGHT. */
  position: string;
  hasOptOut: boolean;
  /** May be HTML, which the owner of the site wrote. */
  text: string;
  acceptText: string;
  declineText: string;
}

const oneOf = <Value extends string>(
  value: string,
  values: readonly [Value, ...Value[]],
  fallback: Value,
): Value => values.find((one) => one === value) ?? fallback;

/**
 * Reads the settings of the banner. An empty text is the default one; what is no variant is ICON,
 * DARK, BAR, OPT_IN; a bar is at the BOTTOM unless it says TOP, a popup at the BOTTOM_LEFT unless
 * it says BOTTOM_RIGHT. A popup at the top is a bar at the top.
 *
 * Two answers can't both be a cross: with OPT_IN_AND_OUT an ICON is drawn as a BUTTON, so that both
 * are equal.
 *
 * @param setting Gives the text of a field, `''` where there is none.
 * @param isAskedFor The visitor wants to change an answer, for which it takes both.
 */
export function readBanner(
  setting: (field: BannerField) => string,
  texts: Strings['consent'],
  isAskedFor: boolean,
): Banner {
  const asked = setting('cookieBannerPosition');
  const isPopup = setting('cookieBannerVariant') === 'POPUP';
  const isAtTop = isPopup ? /^TOP_(LEFT|RIGHT)$/.test(asked) : asked === 'TOP';
  const variant = isPopup && !isAtTop ? 'POPUP' : 'BAR';
  const bar = isAtTop ? 'TOP' : 'BOTTOM';
  const hasOptOut = isAskedFor || setting('cookieBannerAcceptType') === 'OPT_IN_AND_OUT';
  const cta = oneOf(setting('cookieBannerCtaVariant'), ['TEXT', 'BUTTON', 'ICON'], 'ICON');
  const text = (field: BannerField, fallback: string) => setting(field).trim() || fallback;
  return {
    variant,
    theme: oneOf(setting('cookieBannerTheme'), ['LIGHT', 'DARK'], 'DARK'),
    cta: hasOptOut && cta === 'ICON' ? 'BUTTON' : cta,
    position:
      variant === 'BAR' ? bar : oneOf(asked, ['BOTTOM_LEFT', 'BOTTOM_RIGHT'], 'BOTTOM_LEFT'),
    hasOptOut,
    text: text('cookieBannerText', texts.text),
    acceptText: text('cookieBannerCtaText', texts.accept),
    declineText: text('cookieBannerOptOutCtaText', texts.decline),
  };
}

/** The settings that are texts. */
export type BannerField =
  | 'cookieBannerText'
  | 'cookieBannerTheme'
  | 'cookieBannerVariant'
  | 'cookieBannerPosition'
  | 'cookieBannerCtaVariant'
  | 'cookieBannerCtaText'
  | 'cookieBannerAcceptType'
  | 'cookieBannerOptOutCtaText';

/** The site's settings, or those that replace them for a while. */
export const bannerSetting =
  ({ read }: SiteContext, others: Readonly<Record<string, unknown>> = {}) =>
  (field: BannerField): string => {
    const other = Object.hasOwn(others, field) ? others[field] : undefined;
    return typeof other === 'string' ? other : read(`cookieSettings.${field}`, '');
  };
