import type { IncomingHttpHeaders } from 'node:http';

/** What a browser says a request is for, and what Playwright calls that. */
const DESTINATIONS: Readonly<Record<string, string>> = {
  document: 'document',
  frame: 'document',
  iframe: 'document',
  image: 'image',
  script: 'script',
  style: 'stylesheet',
};

/** What a request is for, by Playwright's names; `other` for what nothing stands in for. */
export function resourceType({ pathname }: URL, headers: IncomingHttpHeaders): string {
  const destination = headers['sec-fetch-dest'];
  if (typeof destination === 'string') return DESTINATIONS[destination] ?? 'other';
  // Before Safari 16.4 a request says no more than what it takes.
  const { accept = '' } = headers;
  if (accept.startsWith('text/html')) return 'document';
  if (accept.startsWith('text/css')) return 'stylesheet';
  if (accept.startsWith('image/')) return 'image';
  return pathname.endsWith('.js') ? 'script' : 'other';
}
