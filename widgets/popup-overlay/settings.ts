import type { SiteContext } from '../../src/context/siteContext';

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
  /** How many days after it was closed it is shown again; -1 is never. */
  displayFrequency: number;
  /** Milliseconds after which it opens; undefined where time does not open it. */
  delay: number | undefined;
  /** How much of the page has been scrolled by when it opens, in percent; undefined likewise. */
  percentage: number | undefined;
}

/** What the platform has where the owner has set nothing. */
const DEFAULTS = {
  style: 1,
  version: 1,
  displayFrequency: 1,
  timerDelay: 5000,
  scrollPercentage: 25,
} as const;

/** Reads the settings. What is no number is the default, and what is not `true` is off. */
export function readPopupSettings({ read }: SiteContext): PopupSettings {
  const given = read('websiteSettings.popupOverlaySettings', {});
  const number = (name: keyof typeof DEFAULTS) => {
    const value = given[name];
    return typeof value === 'number' ? value : DEFAULTS[name];
  };
  return {
    style: number('style'),
    enableMobile: given.enableMobile === true,
    version: number('version'),
    showUntilSignup: given.showUntilSignup === true,
    displayFrequency: number('displayFrequency'),
    delay: given.showOnTimer === true ? Math.max(0, number('timerDelay')) : undefined,
    percentage: given.showOnScroll === true ? number('scrollPercentage') : undefined,
  };
}
