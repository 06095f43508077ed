import { decodeEntities } from './decodeEntities';

/** A start tag of a text of HTML. */
export interface MarkupTag {
  /** In lower case. */
  name: string;
  /** By name in lower case; of two with one name the first holds. */
  attributes: ReadonlyMap<string, string>;
}

/**
 * Comments, elements whose content is no markup, and start tags, in this order: what one takes,
 * the next don't see.
 */
const TAG =
  /<!--[\s\S]*?(?:-->|$)|<(script|style|textarea|title|template|xmp)(?=[\s/>])[\s\S]*?(?:<\/\1(?=[\s/>])|$)|<([a-z][\w:-]*)(?=[\s/>])((?:[^"'<>]|"[^"]*"|'[^']*')*)>/gi;

const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

/**
 * Yields the start tags of a text of HTML, without making nodes of it: under Trusted Types nothing may
 * parse HTML that holds a frame. Whoever reads a tag makes the element anew and judges every
 * attribute that it gets: this reads, it does not clean. The name of an element whose content is
 * no markup is given, its attributes and content are not.
 */
export function* markupTags(html: string): Generator<MarkupTag> {
  for (const [, raw, name, text = ''] of html.matchAll(TAG)) {
    if (raw) yield { name: raw.toLowerCase(), attributes: new Map() };
    if (!name) continue;
    const attributes = new Map<string, string>();
    for (const [, key = '', double, single, bare] of text.matchAll(ATTRIBUTE)) {
      const lower = key.toLowerCase();
      if (attributes.has(lower)) continue;
      attributes.set(lower, decodeEntities(double ?? single ?? bare ?? ''));
    }
    yield { name: name.toLowerCase(), attributes };
  }
}
