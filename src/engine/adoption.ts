import { getAttribute } from './document/getAttribute';

/**
 * Borrowed server nodes. An island changes them through an adoption only, so that `release()` gives
 * them back as the server sent them, with the spelling of their attributes. It does not touch their
 * children: a server node is never cloned, re-created or re-ordered.
 */
export interface Adoption {
  /** Sets an attribute; `null` removes it. */
  attribute(node: Element, name: string, value: string | null): void;
  /** Puts a class on or takes it off. */
  toggleClass(node: Element, name: string, on: boolean): void;
  /**
   * Sets an inline style property; '' removes it. Does so through the object model, which a strict
   * CSP allows.
   *
   * @param priority `important` where the page's own styles may not win. Default: none.
   */
  style(
    node: HTMLElement | SVGElement,
    property: string,
    value: string,
    priority?: 'important',
  ): void;
  /** Undoes everything. Can be called twice. */
  release(): void;
}

// Through the prototypes: fields of a form can hide the form's own members.
const setAttribute = (node: Element, name: string, value: string | null) =>
  value === null
    ? Element.prototype.removeAttribute.call(node, name)
    : Element.prototype.setAttribute.call(node, name, value);

/** Returns the words of a `class` or `style` attribute, each once, whatever their order and spacing. */
const words = (text: string | null) => [...new Set((text ?? '').match(/[^\s:;]+/g))].sort().join();

/** What was there: the text of an attribute or a style, or a spelling. Of a class an undo. */
type Before = string | null | Spelling | (() => void);

/** The server's spelling of `class` or `style`, and the browser's, to which a change of ours brings it. */
type Spelling = [servers: string | null, browsers: string | null];

/**
 * Creates an adoption that holds nothing yet. Others write `class` and `style` too: these get back
 * the server's spelling where only ours was added, else they lose only ours. Every page with blocks
 * runs this in its first pass, so nothing is compared before the end. The values of attributes and
 * styles are kept as they are: a function for each takes eight times the memory.
 */
export function createAdoption(): Adoption {
  /** By node and key: the attribute's name (of `class` and `style` the spelling), `.class` or `:property`. */
  const kept = new Map<Element, Record<string, Before>>();

  /** What is kept of a node. */
  const keptOf = (node: Element): Record<string, Before> => {
    const known = kept.get(node) ?? {};
    kept.set(node, known);
    return known;
  };

  return {
    attribute(node, name, value) {
      const before = getAttribute(node, name);
      if (before === value) return;
      const known = keptOf(node);
      if (known[name] === undefined) known[name] = before;
      setAttribute(node, name, value);
    },
    toggleClass(node, name, on) {
      const classList: DOMTokenList = Reflect.get(Element.prototype, 'classList', node);
      if (classList.contains(name) === on) return;
      const known = keptOf(node);
      const text = getAttribute(node, 'class');
      known.class ??= [text, text];
      known[`.${name}`] ??= () => classList.toggle(name, !on);
      classList.toggle(name, on);
    },
    style(node, property, value, priority) {
      const { style } = node;
      const before = style.getPropertyValue(property);
      if (before === value) return;
      const known = keptOf(node);
      // Only once: a browser serializes a style anew at each look.
      known.style ??= [getAttribute(node, 'style'), style.cssText];
      known[`:${property}`] ??= before;
      style.setProperty(property, value, priority);
    },
    release() {
      for (const [node, known] of kept) {
        for (const [key, before] of Object.entries(known).reverse()) {
          const now = getAttribute(node, key);
          if (typeof before === 'function') before();
          else if (key[0] === ':')
            (node as HTMLElement).style.setProperty(key.slice(1), before as string);
          else if (!Array.isArray(before)) setAttribute(node, key, before);
          // Of what another adoption has put there, and taken away, nothing is to be left.
          else setAttribute(node, key, words(now) === words(before[1]) ? before[0] : now || null);
        }
      }
      kept.clear();
    },
  };
}
