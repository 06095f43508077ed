import type { Settings } from '../context/siteContext';

/** What the banner is opened with. */
export interface BannerOpening {
  /** Replace the site's own, field by field. */
  settings?: Settings | undefined;
  /**
   * The visitor asked for it: it says what was answered, has both answers, takes the focus and is
   * closed by Escape. Otherwise it leaves the focus where it is.
   */
  isAskedFor?: boolean;
}

/** The cookie banner: the service `cookie-banner`. There is one at a time. */
export interface CookieBanner {
  /** Shows it, or what it says now in place of what it said. Each answer goes to the one store. */
  show(opening: BannerOpening): Promise<void>;
  /** Takes it away without an answer. */
  hide(): void;
}
