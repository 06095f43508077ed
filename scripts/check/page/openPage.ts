import { JSDOM, VirtualConsole } from 'jsdom';
import type { Position } from '../finding';
import type { SourcePage } from './findPages';

/** A page with its elements, and where they stand in its text. */
export interface OpenPage {
  document: Document;
  /** Returns where an element begins, or one of its attributes, or a text within that. */
  positionOf(node: Element, attribute?: string, text?: string): Position;
  /** Takes the page's names out of the global ones again. */
  close(): void;
}

/** The platform's context, which a script of the page sets. */
const CONTEXT = /Static\.SQUARESPACE_CONTEXT\s*=\s*/;

/** Returns the object at the beginning of a text; undefined where there is none, or it is no JSON. */
function leadingObject(text: string): unknown {
  for (let end = text.indexOf('}'); end !== -1; end = text.indexOf('}', end + 1)) {
    // An object ends where what comes next can't go on within it.
    if (!/^\s*(;|<|$)/.test(text.slice(end + 1, end + 20))) continue;
    try {
      return JSON.parse(text.slice(0, end + 1));
    } catch {}
  }
  return undefined;
}

function platformContext(document: Document): unknown {
  for (const { textContent } of document.scripts) {
    const [said] = CONTEXT.exec(textContent ?? '') ?? [];
    if (said) return leadingObject((textContent ?? '').split(CONTEXT)[1] ?? '');
  }
  return undefined;
}

/** Names that Node has too, and that a page's elements take their own for. */
const PAGES_OWN = new Set(['Event', 'EventTarget', 'CustomEvent', 'FormData', 'navigator']);

/** Writes a text as a name in a selector: `CSS.escape`, which jsdom has not. */
const escapeName = (text: string) =>
  text
    .replace(/[^\w-]/g, '\\$&')
    .replace(/^(-?)(\d)/, (_, dash: string, digit: string) => `${dash}\\3${digit} `);

/** Makes a window's names global ones, for readers know no other; returns how to take them away. */
function share(window: Window): () => void {
  const before = Object.getOwnPropertyDescriptors(globalThis);
  const names = Object.getOwnPropertyNames(window).filter(
    (name) => !Object.hasOwn(globalThis, name) || PAGES_OWN.has(name),
  );
  const set = (name: string, value: unknown) =>
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  for (const name of names) {
    try {
      set(name, Reflect.get(window, name));
    } catch {
      // A page of a file has no storage.
    }
  }
  set('CSS', { escape: escapeName, supports: () => false });
  return () => {
    for (const name of [...names, 'CSS']) {
      const own = Reflect.get(before, name) as PropertyDescriptor | undefined;
      if (own) Object.defineProperty(globalThis, name, own);
      else Reflect.deleteProperty(globalThis, name);
    }
  };
}

/** What the parser knows of a tag or an attribute. */
interface Place {
  startLine: number;
  startCol: number;
  startOffset: number;
  endOffset: number;
}

const isPlace = (value: unknown): value is Place =>
  typeof value === 'object' && value !== null && 'startOffset' in value;

const partOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** Returns line and column of a place in a text. */
function positionAt(text: string, offset: number): Position {
  const before = text.slice(0, offset);
  const lineStart = before.lastIndexOf('\n') + 1;
  return { line: before.split('\n').length, column: offset - lineStart + 1 };
}

/**
 * Opens a page without running anything of it, as a browser with scripts parses it. Until it is closed its
 * `document` and all other names of its window are global, so one page is open at a time.
 */
export function openPage({ html, address }: SourcePage): OpenPage {
  // A browser that runs scripts takes the content of `noscript` for a text.
  const dom = new JSDOM(html, {
    url: address,
    includeNodeLocations: true,
    runScripts: 'outside-only',
    // What it can't do (sizes) nobody needs to read.
    virtualConsole: new VirtualConsole(),
  });
  const { window } = dom;
  const { document } = window;
  const context = platformContext(document);
  if (context !== undefined) Object.assign(window, { Static: { SQUARESPACE_CONTEXT: context } });
  const unshare = share(window as unknown as Window);
  return {
    document,
    positionOf(node, attribute, text) {
      const at: unknown = dom.nodeLocation(node);
      const tag = partOf(at, 'startTag') ?? at;
      const place = (attribute && partOf(partOf(tag, 'attrs'), attribute.toLowerCase())) || tag;
      if (!isPlace(place)) return { line: 1, column: 1 };
      if (!text || place === tag) return { line: place.startLine, column: place.startCol };
      const source = html.slice(place.startOffset, place.endOffset);
      const inside = [`"${text}"`, `&quot;${text}&quot;`, `&#34;${text}&#34;`, text]
        .map((one) => source.indexOf(one))
        .find((offset) => offset !== -1);
      return positionAt(html, place.startOffset + (inside ?? 0));
    },
    close() {
      unshare();
      window.close();
    },
  };
}
