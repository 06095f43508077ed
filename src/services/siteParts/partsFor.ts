import type { Settings, SiteContext } from '#engine/context/siteContext';
import { cookieText } from '#engine/storage/cookieText';
import { isLoggedIn } from '#site/account/isLoggedIn';
import { hasGpc } from '#site/consent/hasGpc';
import { mayMeasure } from '#site/consent/mayMeasure';
import { needsConsent } from '#site/consent/needsConsent';
import { saysLogout } from '../owner/confirmLogout';
import { findPopupWrapper } from './findPopupWrapper';
import { isPopupOn } from './isPopupOn';
import type { SitePartName } from './sitePart';
import { smallWindow } from './smallWindow';

/** Whether one of the settings of an object is on. */
const someIsOn = (settings: Settings) => Object.values(settings).includes(true);

/** Whether cookies that measure are left from before the browser sent Global Privacy Control. */
const hasRefusedCookies = () => hasGpc() && /\bss_(?!cookieAllowed)/i.test(cookieText());

/** Whether somebody asks for the debug mode, on a page that allows it. */
const asksForDebug = ({ read }: SiteContext) =>
  new URLSearchParams(location.search).has('skerry-debug') &&
  (read('debug', false) || document.querySelector('script[data-debug]') !== null);

/** Each part, and whether this page calls for it; who is logged in also gets what is not shown. */
const parts: Record<SitePartName, (context: SiteContext) => boolean> = {
  // It clears them.
  consent: (context) => needsConsent(context) || hasRefusedCookies(),
  visitors: mayMeasure,
  owner: (context) => isLoggedIn(context) || saysLogout(location.search),
  debug: asksForDebug,
  fonts: ({ read }) => read('googleFonts', []).length + read('typekitFonts', []).length > 0,
  comments: ({ read }) => read('websiteSettings.disqusShortname', '') !== '',
  'announcement-bar': (context) =>
    isLoggedIn(context) || context.read('showAnnouncementBar', false),
  'mobile-info-bar': ({ read }) =>
    smallWindow().matches && someIsOn(read('websiteSettings.mobileInfoBarSettings', {})),
  // The settings say when it opens; what it says is in the page or nowhere.
  'popup-overlay': (context) =>
    findPopupWrapper() !== null && (isLoggedIn(context) || isPopupOn(context)),
};

/** The names of the services that this page calls for now: consent or another size of the window may bring more. */
export const partsFor = (context: SiteContext): SitePartName[] =>
  (Object.keys(parts) as SitePartName[]).filter((name) => parts[name](context));
