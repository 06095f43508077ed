import type { Settings, SiteContext } from '../context/siteContext';
import type { SitePartName } from '../services/services';
import { isPopupOn } from './isPopupOn';

/** Whether one of the settings of an object is on. */
const someIsOn = (settings: Settings) => Object.values(settings).includes(true);

/** Each part, and whether this page calls for it; who is logged in also gets what is not shown. */
const parts: Record<SitePartName, (context: SiteContext, isLoggedIn: boolean) => boolean> = {
  'announcement-bar': ({ read }, isLoggedIn) => isLoggedIn || read('showAnnouncementBar', false),
  'mobile-info-bar': ({ read }) => someIsOn(read('websiteSettings.mobileInfoBarSettings', {})),
  'popup-overlay': (context, isLoggedIn) => isLoggedIn || isPopupOn(context),
};

/** The names of the services that this page calls for. */
export function partsFor(context: SiteContext): SitePartName[] {
  const isLoggedIn = context.read('authenticatedAccount.id', '') !== '';
  const names = Object.keys(parts) as SitePartName[];
  return names.filter((name) => parts[name](context, isLoggedIn));
}
