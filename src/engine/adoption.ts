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

/**
 * Creates an adoption that holds nothing yet. Others write `class` and `style` too: these get back
 * the server's spelling where only ours was added, else they lose only ours. Every page with blocks
 * runs this in its first pass, so nothing is compared before the end. The values of attributes and
 * styles are kept as they are: a function for each takes eight times the memory.
 */
export function createAdoption(): Adoption {
  /** What was there, or an undo, by node and key: the attribute's name, `.class` or `:property`. */
  const kept = new Map<Element, Record<string, string | null | (() => void)>>();

  /** Keeps what was there before the first change of a key. */
  const keep = (node: Element, key: string, before: string | null | (() => void)) => {
    const known = kept.get(node) ?? {};
    if (known[key] !== undefined) return;
    known[key] = before;
    kept.set(node, known);
  };

  /**
   * Keeps the spelling of `class` or `style`, once: a browser serializes a style anew at each look.
   *
   * @param style The node's style: a change of ours brings the attribute to the browser's spelling.
   */
  const keepSpelling = (node: Element, name: string, style?: CSSStyleDeclaration) => {
    if (kept.get(node)?.[name]) return;
    const before = getAttribute(node, name);
    const text = style ? style.cssText : before;
    keep(node, name, () => {
      const now = getAttribute(node, name);
      // Of what another adoption has put there, and taken away, nothing is to be left.
      setAttribute(node, name, words(now) === words(text) ? before : now || null);
    });
  };

  return {
    attribute(node, name, value) {
      const before = getAttribute(node, name);
      if (before === value) return;
      keep(node, name, before);
      setAttribute(node, name, value);
    },
    toggleClass(node, name, on) {
      const classList: DOMTokenList = Reflect.get(Element.prototype, 'classList', node);
      if (classList.contains(name) === on) return;
      keepSpelling(node, 'class');
      keep(node, `.${name}`, () => classList.toggle(name, !on));
      classList.toggle(name, on);
    },
    style(node, property, value, priority) {
      const { style } = node;
      const before = style.getPropertyValue(property);
      if (before === value) return;
      keepSpelling(node, 'style', style);
      keep(node, `:${property}`, before);
      style.setProperty(property, value, priority);
    },
    release() {
      for (const [node, known] of kept) {
        for (const [key, before] of Object.entries(known).reverse()) {
          if (typeof before === 'function') before();
          else if (key[0] !== ':') setAttribute(node, key, before);
          else (node as HTMLElement).style.setProperty(key.slice(1), before);
        }
      }
      kept.clear();
    },
  };
}
