import type { SiteContext } from '../context/siteContext';

/**
 * Settings that are on (`showAnnouncementBar`, `showOnAllPages`, and `isLocationEnabled` and its
 * like), lists and texts that are not empty (`enabledPages`, `googleFonts`, `typekitFonts`,
 * `disqusShortname`), and `authenticatedAccount`.
 */
const CALLS = /(tBar|lPages|is(Lo|Bu|Con)\w+)":t|(dPages|Fonts)":\[["{]|tname":"[^"]|dAccount":{/;

/**
 * Whether the settings of the site may call for a part that belongs to the page as a whole: somebody
 * is logged in, or there is an announcement bar, a popup overlay, a mobile information bar, web
 * fonts or a service of comments. The bootstrap's first look, in the fewest bytes: it never misses
 * one; the parts know their own rules. A page of mere text on a site without such loads nothing.
 */
export const callsForSite = (context: SiteContext): boolean => context.has(CALLS);
