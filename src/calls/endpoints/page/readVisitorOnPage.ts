import type { SiteContext } from '#engine/context/siteContext';
import { readCookie } from '#engine/storage/readCookie';
import type { OverlayEntry } from '../measurement/census';
import { readPageFields } from './readPageFields';

/** What every census entry says: who the visitor is, as far as the cookie tells, and of this page. */
export function readVisitorOnPage(context: SiteContext): OverlayEntry {
  const visitorCookie = readCookie('ss_cvr');
  return { ...(visitorCookie && { visitorCookie }), ...readPageFields(context) };
}
