import type { SiteContext } from '../../src/context/siteContext';
import { parseLink } from '../../src/links/parseLink';

/** Where an announcement may lead. */
const PROTOCOLS = ['https:', 'http:', 'mailto:', 'tel:', 'sms:'];

/** What the site announces. */
export interface Announcement {
  /** HTML, which the owner of the site wrote. */
  text: string;
  /** The platform's number for how it looks; 1 where the site sets none. */
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

/** Reads the announcement; undefined where the site shows none, or has nothing to say. */
export function readAnnouncement({ read }: SiteContext): Announcement | undefined {
  const { text, style, clickthroughUrl } = read('websiteSettings.announcementBarSettings', {});
  if (!read('showAnnouncementBar', false) || typeof text !== 'string' || !text.trim()) {
    return undefined;
  }
  const link = readLink(clickthroughUrl);
  return { text, style: typeof style === 'number' ? style : 1, ...(link && { link }) };
}
