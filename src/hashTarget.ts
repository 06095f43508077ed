import type { Cancel } from './clock';

/** The element that the page's address points at (`#id`), if there is one. */
export function hashTarget(): HTMLElement | null {
  const id = location.hash.slice(1);
  try {
    return document.getElementById(id) ?? document.getElementById(decodeURIComponent(id));
  } catch {
    return null; // not a percent-encoded text
  }
}

/** Tells blocks when the page's address comes to point into them. */
export interface HashTargets {
  /** Calls `tell` with the element pointed at, now and at each change, while it is in `node`. */
  watch(node: Element, tell: (target: HTMLElement) => void): Cancel;
}

/** One listener for all blocks of the page. */
export function createHashTargets(): HashTargets {
  const watched = new Map<Element, (target: HTMLElement) => void>();
  const tellAround = () => {
    const target = hashTarget();
    for (let node: Element | null = target; target && node; node = node.parentElement) {
      watched.get(node)?.(target);
    }
  };
  return {
    watch(node, tell) {
      if (!watched.size) addEventListener('hashchange', tellAround);
      watched.set(node, tell);
      const target = hashTarget();
      if (target && node.contains(target)) tell(target);
      return () => {
        watched.delete(node);
        if (!watched.size) removeEventListener('hashchange', tellAround);
      };
    },
  };
}
