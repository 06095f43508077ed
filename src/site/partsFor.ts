import { measures } from '../consent/measures';
import { needsConsent } from '../consent/needsConsent';
import type { Settings, SiteContext } from '../context/siteContext';
import { saysLogout } from '../owner/confirmLogout';
import { isLoggedIn } from '../owner/isLoggedIn';
import type { SitePartName } from '../services/services';
import { isPopupOn } from './isPopupOn';
import { smallWindow } from './smallWindow';

/** Whether one of the settings of an object is on. */
const someIsOn = (settings: Settings) => Object.values(settings).includes(true);

/** Each part, and whether this page calls for it; who is logged in also gets what is not shown. */
const parts: Record<SitePartName, (context: SiteContext) => boolean> = {
  consent: needsConsent,
  visitors: measures,
  owner: (context) => isLoggedIn(context) || saysLogout(location.search),
  fonts: ({ read }) => read('googleFonts', []).length + read('typekitFonts', []).length > 0,
  comments: ({ read }) => read('websiteSettings.disqusShortname', '') !== '',
  'announcement-bar': (context) =>
    isLoggedIn(context) || context.read('showAnnouncementBar', false),
  'mobile-info-bar': ({ read }) =>
    smallWindow().matches && someIsOn(read('websiteSettings.mobileInfoBarSettings', {})),
  'popup-overlay': (context) => isLoggedIn(context) || isPopupOn(context),
};

/** The names of the services that this page calls for now: consent or another size of the window may bring more. */
export const partsFor = (context: SiteContext): SitePartName[] =>
  (Object.keys(parts) as SitePartName[]).filter((name) => parts[name](context));
