import type { Runtime } from '#engine/runtime';
import { readCookie } from '#engine/storage/readCookie';
import { writeCookie } from '#engine/storage/writeCookie';
import { encodeSite } from './encodeSite';
import { formatVisitor, isVisit, nextVisitor, parseVisitor } from './visitor';

/** As long as a UUID; `crypto.randomUUID` is for secure pages alone. */
function createId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Keeps who the visitor is and that the visit goes on: `ss_cvr` (two years, of which browsers keep
 * 400 days; Safari 7), `ss_cvt` (30 minutes from now) and `ss_lastid` (the site, encoded, 390 days).
 * Ask for consent before.
 *
 * @returns What `ss_cvr` holds now, also where the browser keeps no cookie.
 */
export function keepVisit({ context }: Runtime): string {
  const now = Date.now();
  const visit = readCookie('ss_cvt');
  const visitor = formatVisitor(
    nextVisitor(parseVisitor(readCookie('ss_cvr')), isVisit(visit), now, createId),
  );
  writeCookie('ss_cvr', visitor);
  writeCookie('ss_cvt', isVisit(visit) && visit ? visit : String(now));
  const site = context.read('website.identifier', '') || context.read('website.id', '');
  if (site) writeCookie('ss_lastid', encodeSite(site));
  return visitor;
}
