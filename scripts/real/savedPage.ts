import { JSDOM } from 'jsdom';

/** Width and height, in pixels. */
export type ImageSize = readonly [width: number, height: number];

/** One saved page, without its scripts. */
export interface SavedPage {
  /** The page with tags of ours at the start and at the end of its head. */
  withTags(start: string, end: string): string;
  /** What the page says of its images, by address without query. */
  imageSizes: ReadonlyMap<string, ImageSize>;
}

interface Edit {
  from: number;
  to: number;
  text: string;
}

const JAVASCRIPT =
  /^(|module|(application|text)\/(x-)?(java|ecma)script|text\/(javascript1\.\d|jscript|livescript))$/i;
const CONTEXT = /SQUARESPACE_CONTEXT\s*=/;

/**
 * What a browser would run, apart from the script with the site context. JSON and templates stay.
 */
function isStripped(script: HTMLScriptElement): boolean {
  const [type = ''] = (script.getAttribute('type') ?? '').split(';');
  return JAVASCRIPT.test(type.trim()) && !CONTEXT.test(script.text);
}

function readImageSizes(document: Document): Map<string, ImageSize> {
  const sizes = new Map<string, ImageSize>();
  for (const image of document.querySelectorAll<HTMLImageElement>('img[data-image-dimensions]')) {
    const [width = 0, height = 0] = (image.dataset.imageDimensions ?? '').split('x').map(Number);
    const address = image.dataset.src ?? image.dataset.image ?? image.src;
    if (!(width > 0 && height > 0) || !URL.canParse(address, 'https://page.invalid')) continue;
    const { origin, pathname } = new URL(address, 'https://page.invalid');
    sizes.set(origin + pathname, [width, height]);
  }
  return sizes;
}

/**
 * Takes a page as it was saved. Its text is cut, not written anew, so that all else arrives as
 * the server once sent it. Inline handlers (`onsubmit`, `onload`) stay: they are part of what
 * the platform's markup asks of the script on the page. What they do or break without Skerry is
 * not held against it.
 */
export function readSavedPage(source: string): SavedPage {
  const dom = new JSDOM(source, { includeNodeLocations: true });
  const { document } = dom.window;
  const placeOf = (node: Node | null) => (node ? dom.nodeLocation(node) : null);

  const cuts: Edit[] = [];
  for (const script of document.querySelectorAll('script')) {
    const place = placeOf(script);
    if (place && isStripped(script)) {
      cuts.push({ from: place.startOffset, to: place.endOffset, text: '' });
    }
  }
  const { head } = document;
  const start = placeOf(head.firstChild)?.startOffset ?? placeOf(document.doctype)?.endOffset ?? 0;
  const end = placeOf(head.lastChild)?.endOffset ?? start;
  const imageSizes = readImageSizes(document);
  dom.window.close();

  return {
    imageSizes,
    withTags(startTags, endTags) {
      const edits = [
        ...cuts,
        { from: end, to: end, text: endTags },
        { from: start, to: start, text: startTags },
      ];
      // From the back, so that the places further ahead stay true. Where two begin at one place,
      // the cut is made before anything is put in.
      edits.sort((a, b) => b.from - a.from || b.to - a.to);
      return edits.reduce(
        (html, { from, to, text }) => html.slice(0, from) + text + html.slice(to),
        source,
      );
    },
  };
}
