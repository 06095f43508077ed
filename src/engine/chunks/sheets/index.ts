import './styles.css';
import { type AdoptStyles, adoptStyles as adoptText, canMakeSheets } from '../adoptStyles';
import { ownAddress } from '../chunkAddress';
import { createChunkError } from '../chunkError';

/** On the element whose sheet takes all styles: `open`, or empty while the sheet is on its way. */
const MARK = 'data-skerry-styles';
const OPEN = `[${MARK}=open]`;

/** The two colours of a page that may be dark: the light one, which may have brackets, and the other. */
const LIGHT_OR_DARK = /light-dark\(([^,]*),(?:[^()]|\([^)]*\))*\)/g;

const find = (selector: string) =>
  document.querySelector<HTMLLinkElement | HTMLStyleElement>(selector);

/** Adds an element for the sheet to the head. */
function place<Element extends HTMLLinkElement | HTMLStyleElement>(element: Element): Element {
  element.setAttribute(MARK, '');
  document.head.append(element);
  return element;
}

/** Opens the empty sheet beside this leaf's script; whether it is here. */
async function openFile(nonce: string, href: string): Promise<boolean> {
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
  if (isHere) link.setAttribute(MARK, 'open');
  else link.remove();
  return isHere;
}

/**
 * Makes room for styles. A browser that makes a sheet of a text needs none. Another (Safari before 16.4) gets an
 * empty sheet beside this leaf's script, which a policy of the page's own files allows, else an element
 * with the page's nonce. Resolves when it is open, whoever asked first.
 *
 * @throws ChunkError where the page refuses both.
 */
export async function openSheet(nonce: string): Promise<void> {
  if (canMakeSheets() || find(OPEN)) return;
  const href = `${ownAddress()}`.replace(/\.js.*$/, '.css');
  // What has no `CSS` is a DOM for tests (jsdom), which fetches no file, and never says so.
  if (window.CSS && (await openFile(nonce, href))) return;
  // Another that waited may have opened it.
  if (find(OPEN)) return;
  const style = place(Object.assign(document.createElement('style'), { nonce }));
  if (style.sheet) return style.setAttribute(MARK, 'open');
  style.remove();
  const { pathname } = new URL(href);
  throw createChunkError('sheets', {
    type: 'error',
    path: pathname,
    code: 'CSS_CHUNK_LOAD_FAILED',
  });
}

/**
 * Puts styles in force after those that are there, with the colours of a light page. Takes the place of the
 * bootstrap's own.
 */
export const adoptStyles: AdoptStyles = (css) => {
  const light = css.replace(LIGHT_OR_DARK, '$1');
  if (canMakeSheets()) return adoptText(light);
  const sheet = find(OPEN)?.sheet;
  // WebKit of that time crashes when a script reads the rules of a sheet that has a namespace and got more.
  const rules = light.replace(/@namespace[^;]*;/g, '').replaceAll('[skerry|', '[*|');
  // One rule around all: a text of several can't be inserted.
  sheet?.insertRule(`@media all{${rules}}`, sheet.cssRules.length);
};
