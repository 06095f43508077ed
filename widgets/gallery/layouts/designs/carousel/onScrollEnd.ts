import type { Scope } from '#engine/scope';

/** In browsers without `scrollend`: how long nothing scrolls before it is over, in ms. */
const REST_MS = 100;

/** Tells when an element has come to rest after scrolling, whoever scrolled it. */
export function onScrollEnd(node: HTMLElement, scope: Scope, tell: () => void): void {
  if ('onscrollend' in document.documentElement) {
    scope.listen(node, { scrollend: tell });
    return;
  }
  let cancel = () => {};
  scope.listen(node, {
    scroll() {
      cancel();
      cancel = scope.after(REST_MS, tell);
    },
  });
}
