import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fetchText, type SourcePage } from './findPages';

/** More sheets than these no page needs to be looked at for. */
const MOST = 20;

/** Our own sheet, whatever folder a page has it in. */
const OURS = /(^|\/)skerry\.css([?#]|$)/;

async function loadSheet(href: string, page: SourcePage, dist: string): Promise<string> {
  if (OURS.test(href)) return readFileSync(path.join(dist, 'skerry.css'), 'utf8');
  const { href: whole, pathname } = new URL(href, page.address);
  if (page.root === undefined) return fetchText(whole, /css/);
  return readFileSync(path.join(page.root, decodeURIComponent(pathname)), 'utf8');
}

/**
 * Puts the style sheets of a page into it, as far as they can be had; returns those that can't. Nobody but
 * the page's own server is asked.
 *
 * @param dist The folder of Skerry's files.
 */
export async function loadSheets(
  document: Document,
  page: SourcePage,
  dist: string,
): Promise<string[]> {
  const missing: string[] = [];
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel~=stylesheet][href]');
  for (const link of [...links].slice(0, MOST)) {
    const href = link.getAttribute('href') ?? '';
    try {
      const isForeign = new URL(href, page.address).origin !== new URL(page.address).origin;
      if (isForeign && !OURS.test(href)) throw new Error(`${href} is another server's`);
      const style = document.createElement('style');
      style.textContent = await loadSheet(href, page, dist);
      link.after(style);
    } catch {
      missing.push(href);
    }
  }
  return missing;
}
