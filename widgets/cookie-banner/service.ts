import type { Settings } from '#engine/context/siteContext';
import type { Preferences } from './preferences/createPreferences';

declare module '#engine/runtime' {
  interface Services {
    /** The cookie banner. */
    'cookie-banner': CookieBanner;
  }
}

/** The options of opening a banner. */
export interface BannerOpening {
  /** Settings that replace the site's own, field by field. */
  settings?: Settings | undefined;
  /**
   * Whether the visitor asked for it: it then tells the answer given before, offers both answers,
   * takes the focus and closes with Escape. Default: it leaves the focus where it is.
   */
  isAskedFor?: boolean;
}

/** The cookie banner: the service `cookie-banner`. One is shown at a time. */
export interface CookieBanner {
  /** Shows it, in place of one that is shown. Each answer goes to the one store. */
  show(opening: BannerOpening): Promise<void>;
  /** Takes it away without an answer. */
  hide(): void;
  /** The button by which the visitor changes an answer later. */
  readonly preferences: Preferences;
}
