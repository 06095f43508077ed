import './styles.css';
import type { AdoptStyles } from '../adoptStyles';
import { ownAddress } from '../chunkAddress';
import { createChunkError } from '../chunkError';

/** On the element whose sheet takes all styles: `open`, or empty while the sheet is on its way. */
const MARK = 'data-skerry-styles';
const OPEN = `[${MARK}=open]`;

const find = (selector: string) =>
  document.querySelector<HTMLLinkElement | HTMLStyleElement>(selector);

/** Adds an element for the sheet to the head. */
function place<Element extends HTMLLinkElement | HTMLStyleElement>(element: Element): Element {
  element.setAttribute(MARK, '');
  document.head.append(element);
  return element;
}

/**
 * Makes room for styles in a browser that can't make a sheet of a text (Safari before 16.4): an empty
 * sheet beside this leaf's script, which a policy of the page's own files allows, else an element with the
 * page's nonce. Resolves when it is open, whoever asked first.
 *
 * @throws ChunkError where the page refuses both.
 */
export async function openSheet(nonce: string): Promise<void> {
  if (find(OPEN)) return;
  const href = `${ownAddress()}`.replace(/\.js.*$/, '.css');
  const link =
    find(`link[${MARK}]`) ??
    place(
      Object.assign(document.createElement('link'), {
        rel: 'stylesheet',
        crossOrigin: 'anonymous',
        nonce,
        href,
      }),
    );
  const isHere = await new Promise<boolean>((resolve) => {
    link.addEventListener('load', () => resolve(true));
    link.addEventListener('error', () => resolve(false));
  });
  if (isHere) return link.setAttribute(MARK, 'open');
  link.remove();
  // Another that waited may have opened it.
  if (find(OPEN)) return;
  const style = place(Object.assign(document.createElement('style'), { nonce }));
  if (style.sheet) return style.setAttribute(MARK, 'open');
  style.remove();
  const { pathname } = new URL(href);
  throw createChunkError('sheets', 'error', pathname, undefined, 'CSS_CHUNK_LOAD_FAILED');
}

/** Puts styles in force after those that are there. Takes the place of the bootstrap's own. */
export const adoptStyles: AdoptStyles = (css) => {
  const sheet = find(OPEN)?.sheet;
  // WebKit of that time crashes when a script reads the rules of a sheet that has a namespace and got more.
  const rules = css.replace(/@namespace[^;]*;/g, '').replaceAll('[skerry|', '[*|');
  // One rule around all: a text of several can't be inserted.
  sheet?.insertRule(`@media all{${rules}}`, sheet.cssRules.length);
};
