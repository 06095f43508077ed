/**
 * Borrowed server nodes: what an island changes on them goes through here, so that
 * `release()` gives them back as the server sent them (also the spelling of their attributes).
 * Children are not touched: a server node is never cloned, re-created or re-ordered.
 */
export interface Adoption {
  /** Sets an attribute; `null` removes it. */
  attribute(node: Element, name: string, value: string | null): void;
  /** Puts a class on or takes it off. */
  toggleClass(node: Element, name: string, on: boolean): void;
  /** Sets an inline style property through the object model (strict CSP allows that); '' removes it. */
  style(node: HTMLElement | SVGElement, property: string, value: string): void;
  /** Undoes everything. Can be called twice. */
  release(): void;
}

const setAttribute = (node: Element, name: string, value: string | null) =>
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
  /** What was there, by node and part: the attribute's name, `.class` or `:property`. */
  const kept = new Map<Element, Map<string, string | null>>();
  /** The `style` attributes in the browser's own words, to which it brings them with a change. */
  const written = new Map<Element, string>();

  /** Keeps what a part was the first time that it is changed. */
  const keep = (node: Element, part: string, value: string | null) => {
    const parts = kept.get(node) ?? new Map();
    kept.set(node, parts);
    if (!parts.has(part)) parts.set(part, value);
  };

  return {
    attribute(node, name, value) {
      const before = node.getAttribute(name);
      if (before === value) return;
      keep(node, name, before);
      setAttribute(node, name, value);
    },
    toggleClass(node, name, on) {
      if (node.classList.contains(name) === on) return;
      keep(node, 'class', node.getAttribute('class'));
      keep(node, `.${name}`, on ? null : '');
      node.classList.toggle(name, on);
    },
    style(node, property, value) {
      const before = node.style.getPropertyValue(property);
      if (before === value) return;
      keep(node, 'style', node.getAttribute('style'));
      if (!written.has(node)) written.set(node, node.style.cssText);
      keep(node, `:${property}`, before);
      node.style.setProperty(property, value);
    },
    release() {
      for (const [node, parts] of kept) {
        for (const [part, before] of [...parts].reverse()) {
          const name = part.slice(1);
          if (part[0] === '.') node.classList.toggle(name, before !== null);
          else if (part[0] === ':') (node as HTMLElement).style.setProperty(name, before);
          else if (
            (part !== 'class' && part !== 'style') ||
            words(node.getAttribute(part)) ===
              words(part === 'style' ? (written.get(node) ?? before) : before)
          ) {
            setAttribute(node, part, before);
          }
        }
      }
      kept.clear();
      written.clear();
    },
  };
}
