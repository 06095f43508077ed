/** What of a node is changed. A form's own members can't be trusted: it has a stand-in of this shape. */
export type Borrowed = Pick<
  Element,
  'getAttribute' | 'setAttribute' | 'removeAttribute' | 'classList'
>;

/**
 * Borrowed server nodes: what an island changes on them goes through here, so that
 * `release()` gives them back as the server sent them (also the spelling of their attributes).
 * Children are not touched: a server node is never cloned, re-created or re-ordered.
 */
export interface Adoption {
  /** Sets an attribute; `null` removes it. */
  attribute(node: Borrowed, name: string, value: string | null): void;
  /** Puts a class on or takes it off. */
  toggleClass(node: Borrowed, name: string, on: boolean): void;
  /**
   * Sets an inline style property through the object model (strict CSP allows that); '' removes it.
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

const setAttribute = (node: Borrowed, name: string, value: string | null) =>
  value === null ? node.removeAttribute(name) : node.setAttribute(name, value);

/** The words of a `class` or `style` attribute, however they are spaced and in whatever order. */
const words = (text: string | null) =>
  (text ?? '')
    .match(/[^\s:;]+/g)
    ?.sort()
    .join();

/**
 * `class` and `style` are written by others too: they get back the server's spelling where only
 * ours was added, else they lose only ours. Every page with blocks runs this in its first pass,
 * so nothing is compared before the end.
 */
export function createAdoption(): Adoption {
  /** How to undo each change, by node and part: the attribute's name, `.class` or `:property`. */
  const kept = new Map<Borrowed, Map<string, () => void>>();

  /** Keeps how to undo the first change of a part. */
  const keep = (node: Borrowed, part: string, undo: () => void) => {
    const parts = kept.get(node) ?? new Map();
    if (!parts.size) kept.set(node, parts);
    if (!parts.has(part)) parts.set(part, undo);
  };

  /**
   * Looks only once: a browser puts a style into words anew for each look.
   *
   * @param style In the browser's words, to which a change of ours brings the attribute.
   */
  const keepSpelling = (node: Borrowed, name: string, style?: CSSStyleDeclaration) => {
    if (kept.get(node)?.has(name)) return;
    const before = node.getAttribute(name);
    const text = style ? style.cssText : before;
    keep(node, name, () => {
      if (words(node.getAttribute(name)) === words(text)) setAttribute(node, name, before);
    });
  };

  return {
    attribute(node, name, value) {
      const before = node.getAttribute(name);
      if (before === value) return;
      keep(node, name, () => setAttribute(node, name, before));
      setAttribute(node, name, value);
    },
    toggleClass(node, name, on) {
      const { classList } = node;
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
      keep(node, `:${property}`, () => style.setProperty(property, before));
      style.setProperty(property, value, priority);
    },
    release() {
      for (const parts of kept.values()) for (const undo of [...parts.values()].reverse()) undo();
      kept.clear();
    },
  };
}
