import type { Cancel } from '../clock';
import type { Runtime } from '../runtime';
import type { Scope } from '../scope';

/** Returns the element that the page's address points at (`#id`), or null. */
export function hashTarget(): HTMLElement | null {
  const id = location.hash.slice(1);
  try {
    return document.getElementById(id) ?? document.getElementById(decodeURIComponent(id));
  } catch {
    return null; // The hash is no percent-encoded text.
  }
}

/** Tells blocks when the page's address comes to point into them. */
export interface HashTargets {
  /** Calls `tell` with the element pointed at, now and at each change, while it is in `node`. */
  watch(node: Element, tell: (target: HTMLElement) => void): Cancel;
}

/** Creates the one listener for all blocks of a page. */
export function createHashTargets(runtime: Pick<Runtime, 'scope'>): HashTargets {
  const watched = new Map<Element, (target: HTMLElement) => void>();
  /** Holds the listener while there are blocks. */
  let listening: Scope | undefined;
  const tellAround = () => {
    const target = hashTarget();
    for (let node: Element | null = target; target && node; node = node.parentElement) {
      watched.get(node)?.(target);
    }
  };
  return {
    watch(node, tell) {
      if (!watched.size) {
        listening = runtime.scope();
        listening.listen(window, { hashchange: tellAround });
      }
      watched.set(node, tell);
      const target = hashTarget();
      if (target && node.contains(target)) tell(target);
      return () => {
        watched.delete(node);
        if (!watched.size) listening?.destroy();
      };
    },
  };
}
