import type { SiteContext } from '#engine/context/siteContext';
import { parseLink } from '#page/links/parseLink';
import { type BusinessDay, readBusinessHours } from './businessHours';
import { phoneAddress } from './phoneAddress';

/** The platform's names of links. */
export type LinkType = 'contactEmail' | 'contactPhoneNumber' | 'location';

/** One way to reach the business. */
export interface ContactLink {
  type: LinkType;
  href: string;
  /** The number, address or place that it leads to: part of its name. */
  value: string;
}

/** The content of the bar. */
export interface Contacts {
  /** The platform's number of a look; 1 where the site sets none. */
  style: number;
  links: readonly ContactLink[];
  hours: readonly BusinessDay[] | undefined;
}

const PROTOCOLS = ['mailto:', 'tel:', 'https:'];

const MAP = 'https://www.google.com/maps/search/?api=1&query=';

/** Returns the lines of the address and the country, else the position, `lat,lng`; else ''. */
function placeOf(location: Readonly<Record<string, unknown>>): string {
  const { addressLine1, addressLine2, addressCountry, mapLat, mapLng } = location;
  const { markerLat = mapLat, markerLng = mapLng } = location;
  const lines = [addressLine1, addressLine2, addressCountry].filter(
    (line) => typeof line === 'string' && line.trim(),
  );
  if (lines.length) return lines.join(', ');
  const isPlace = typeof markerLat === 'number' && typeof markerLng === 'number';
  return isPlace ? `${markerLat},${markerLng}` : '';
}

/**
 * Reads the content of the bar: all contacts that are switched on and that the site has. Undefined
 * where there are none.
 */
export function readContacts({ read }: SiteContext): Contacts | undefined {
  const settings = read('websiteSettings.mobileInfoBarSettings', {});
  const links: ContactLink[] = [];
  const offer = (isOn: unknown, type: LinkType, value: string, address: string) => {
    const link = isOn === true && value ? parseLink(address, location.href, PROTOCOLS) : undefined;
    if (link) links.push({ type, href: link.href, value });
  };
  const email = read('websiteSettings.contactEmail', '').trim();
  const phone = read('websiteSettings.contactPhoneNumber', '').trim();
  const place = placeOf(read('website.location', {}));
  offer(settings.isContactEmailEnabled, 'contactEmail', email, `mailto:${encodeURI(email)}`);
  offer(settings.isContactPhoneNumberEnabled, 'contactPhoneNumber', phone, phoneAddress(phone));
  offer(settings.isLocationEnabled, 'location', place, MAP + encodeURIComponent(place));
  const hours =
    settings.isBusinessHoursEnabled === true
      ? readBusinessHours(read('websiteSettings.businessHours', {}))
      : undefined;
  const { style } = settings;
  return links.length || hours
    ? { style: typeof style === 'number' ? style : 1, links, hours }
    : undefined;
}
