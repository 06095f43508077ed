import type { Scope } from '#engine/scope';

/**
 * Resolves with the first element that comes into a place after this call, and is no script or style:
 * what another company's script shows there.
 */
export function whenFilled({ own }: Scope, place: Element): Promise<HTMLElement> {
  const known = new Set(place.children);
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      for (const child of place.children) {
        const isSeen = child instanceof HTMLElement && !child.matches('script,style,link');
        if (isSeen && !known.has(child)) resolve(child);
      }
    });
    observer.observe(place, { childList: true });
    own(() => observer.disconnect());
  });
}
