import type { SiteContext } from '#engine/context/siteContext';

/** The popup overlay's settings. */
export interface PopupSettings {
  /** The platform's number for how it looks. */
  style: number;
  /** Also in windows of 432 px and less. */
  enableMobile: boolean;
  /** Goes up when the popup says something else: it is shown again then. */
  version: number;
  /** Not shown any more to who has signed up. */
  showUntilSignup: boolean;
  /** Days after which it is shown again when it was closed; -1: never. */
  displayFrequency: number;
  /** Milliseconds after which it opens; undefined where time does not open it. */
  delay: number | undefined;
  /**
   * Percent of the page that are scrolled by when it opens; undefined where scrolling does not open
   * it.
   */
  percentage: number | undefined;
}

/** The platform's defaults. */
const DEFAULTS = {
  style: 1,
  version: 1,
  displayFrequency: 1,
  timerDelay: 5000,
  scrollPercentage: 25,
} as const;

/** The longest that a browser waits, in milliseconds: for more, it does not wait at all. */
const LONGEST_MS = 2 ** 31 - 1;

/**
 * Reads the settings. A figure may be a text; what is no number gets its default. A switch that is not
 * `true` is off.
 */
export function readPopupSettings({ read }: SiteContext): PopupSettings {
  const given = read('websiteSettings.popupOverlaySettings', {});
  const number = (name: keyof typeof DEFAULTS) => {
    const said = given[name];
    const value = typeof said === 'string' && said.trim() ? Number(said) : said;
    return Number.isFinite(value) ? (value as number) : DEFAULTS[name];
  };
  return {
    style: number('style'),
    enableMobile: given.enableMobile === true,
    version: number('version'),
    showUntilSignup: given.showUntilSignup === true,
    displayFrequency: number('displayFrequency'),
    delay:
      given.showOnTimer === true
        ? Math.min(Math.max(0, number('timerDelay')), LONGEST_MS)
        : undefined,
    percentage: given.showOnScroll === true ? number('scrollPercentage') : undefined,
  };
}
