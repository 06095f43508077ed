import type { Cancel, Clock } from '../../../src/clock';

/** For browsers without `scrollend`: how long nothing scrolls before it is over, in ms. */
const REST_MS = 100;

/**
 * Tells when an element has come to rest after scrolling, whoever scrolled it.
 */
export function onScrollEnd(node: HTMLElement, clock: Clock, tell: () => void): Cancel {
  if ('onscrollend' in node) {
    node.addEventListener('scrollend', tell);
    return () => node.removeEventListener('scrollend', tell);
  }
  let cancel: Cancel = () => {};
  const onScroll = () => {
    cancel();
    cancel = clock.after(REST_MS, tell);
  };
  const element: HTMLElement = node;
  element.addEventListener('scroll', onScroll);
  return () => {
    cancel();
    element.removeEventListener('scroll', onScroll);
  };
}
