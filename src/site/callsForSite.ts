import { hasGpc } from '../consent/hasGpc';
import type { SiteContext } from '../context/siteContext';

/**
 * Settings that are on (`showAnnouncementBar`, `showOnAllPages`, `isCookieBannerEnabled`,
 * `isRestrictiveCookiePolicyEnabled`, and `isLocationEnabled` and its like), lists and texts that
 * are not empty (`enabledPages`, `googleFonts`, `typekitFonts`, `disqusShortname`), and
 * `authenticatedAccount`. In the same pattern, which is fewer bytes than three: the consent cookie
 * of who agreed (`ss_cookieAllowed=true`), and the address of who has just logged out
 * (`logout=true`).
 */
const CALLS =
  /(owed|out)=t|(tBar|lPages|is(Lo|Bu|Co|Re)\w+)":t|(dPages|Fonts)":\[["{]|tname":"[^"]|dAccount":{/;

/**
 * Whether the page may call for a part that belongs to it as a whole: settings of the site do, or
 * something waits for consent, or a logout is to be confirmed, or it is a page of a site, whose
 * visits are counted. The bootstrap's first look, in the fewest bytes: it may say yes too often; the
 * parts know their own rules (`partsFor`). A page of mere text that is of no site loads nothing, nor
 * does one without such settings under Global Privacy Control.
 */
export const callsForSite = (context: SiteContext): unknown =>
  context.has(CALLS) ||
  CALLS.test(location.search) ||
  document.querySelector('[data-consent]') ||
  (context.read('website.id', '') && (!hasGpc() || CALLS.test(document.cookie)));
