import { JSDOM } from 'jsdom';

/** Width and height, in pixels. */
export type ImageSize = readonly [width: number, height: number];

/** A generation of the platform's templates: each has a style sheet of its own. */
export type Generation = '7.0' | '7.1';

/** One saved page, without its scripts. */
export interface SavedPage {
  generation: Generation;
  /**
   * The page with a tag of ours at the end of its head.
   *
   * @param sheet Stands in the place of the site's own style sheet, or where the page names none at
   * the start of its head. Default: the page keeps what it names.
   */
  withTags(end: string, sheet?: string): string;
  /** The object of the site context is made by a script that is cut: in pages of 2017 it is not the page's own. */
  lacksStatic: boolean;
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

const MAKES_STATIC = /\bStatic\s*=/;

/** The name of the one template of generation 7.1, and what a page's context says of it. */
const IS_7_1 = /5c5a519771c10ba3470d8101|"templateVersion":\s*"7\.1"/;

/** The sheet of a site and its template, wherever whoever saved the page has put it. */
const SITE_SHEET = 'link[rel="stylesheet"][href*="site.css"]';

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
  const sheets = [...document.querySelectorAll(SITE_SHEET)].flatMap((link) => {
    const place = placeOf(link);
    return place ? [{ from: place.startOffset, to: place.endOffset }] : [];
  });
  const { head } = document;
  const start = placeOf(head.firstChild)?.startOffset ?? placeOf(document.doctype)?.endOffset ?? 0;
  const end = placeOf(head.lastChild)?.endOffset ?? start;
  const imageSizes = readImageSizes(document);
  dom.window.close();

  return {
    generation: IS_7_1.test(source) ? '7.1' : '7.0',
    imageSizes,
    lacksStatic: CONTEXT.test(source) && !MAKES_STATIC.test(source),
    withTags(endTags, sheet) {
      const places = sheet && !sheets.length ? [{ from: start, to: start }] : sheets;
      const edits = [
        ...cuts,
        { from: end, to: end, text: endTags },
        // Whoever saved it may have left it in several times.
        ...(sheet ? places.map((at, index) => ({ ...at, text: index ? '' : sheet })) : []),
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
