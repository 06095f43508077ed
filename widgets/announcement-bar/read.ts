import type { SiteContext } from '#engine/context/siteContext';
import { parseLink } from '#page/links/parseLink';

/** The protocols of addresses that an announcement may lead to. */
const PROTOCOLS = ['https:', 'http:', 'mailto:', 'tel:', 'sms:'];

/** The announcement of the site. */
export interface Announcement {
  /** The owner's HTML. */
  text: string;
  /** The platform's number of a look; 1 where the site sets none. */
  style: number;
  link?: { href: string; newWindow: boolean };
}

function readLink(clickthrough: unknown): Announcement['link'] {
  const { url, newWindow } = Object(clickthrough);
  if (typeof url !== 'string' || !url.trim()) return undefined;
  const link = parseLink(url, location.href, PROTOCOLS);
  if (link) return { href: link.href, newWindow: newWindow === true };
  console.warn(`Skerry: announcement-bar: clickthroughUrl: ${url} can't be followed`);
  return undefined;
}

/** Reads the announcement; undefined where the site shows none, or its text is empty. */
export function readAnnouncement({ read }: SiteContext): Announcement | undefined {
  const { text, style, clickthroughUrl } = read('websiteSettings.announcementBarSettings', {});
  if (!read('showAnnouncementBar', false) || typeof text !== 'string' || !text.trim()) {
    return undefined;
  }
  const link = readLink(clickthroughUrl);
  return { text, style: typeof style === 'number' ? style : 1, ...(link && { link }) };
}
