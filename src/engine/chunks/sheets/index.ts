import './styles.css';
import type { AdoptStyles } from '../adoptStyles';
import { ownAddress } from '../chunkAddress';
import { createChunkError } from '../chunkError';

/** On the element whose sheet takes all styles. */
const MARK = 'data-skerry-styles';

/** Adds an element for the sheet to the head. */
function place(element: HTMLLinkElement | HTMLStyleElement): void {
  element.setAttribute(MARK, '');
  document.head.append(element);
}

/**
 * Makes room for styles in a browser that can't make a sheet of a text (Safari before 16.4): an empty
 * sheet beside this leaf's script, which a policy of the page's own files allows, else an element with the
 * page's nonce.
 *
 * @throws ChunkError where the page refuses both.
 */
export async function openSheet(nonce: string): Promise<void> {
  const href = `${ownAddress()}`.replace(/\.js.*$/, '.css');
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', crossOrigin: 'anonymous', nonce, href });
  const arrival = new Promise<boolean>((resolve) => {
    link.onload = () => resolve(true);
    link.onerror = () => resolve(false);
  });
  place(link);
  if (await arrival) return;
  link.remove();
  const style = document.createElement('style');
  style.nonce = nonce;
  place(style);
  if (style.sheet) return;
  style.remove();
  const { pathname } = new URL(href);
  throw createChunkError('sheets', 'error', pathname, undefined, 'CSS_CHUNK_LOAD_FAILED');
}

/** Puts styles in force after those that are there. Takes the place of the bootstrap's own. */
export const adoptStyles: AdoptStyles = (css) => {
  const sheet = document.querySelector<HTMLLinkElement | HTMLStyleElement>(`[${MARK}]`)?.sheet;
  // WebKit of that time crashes when a script reads the rules of a sheet that has a namespace and got more.
  const rules = css.replace(/@namespace[^;]*;/g, '').replaceAll('[skerry|', '[*|');
  // One rule around all: a text of several can't be inserted.
  sheet?.insertRule(`@media all{${rules}}`, sheet.cssRules.length);
};
