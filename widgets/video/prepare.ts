import type { PrepareScope } from '#engine/scope';

/**
 * Corrects the height of the box around a native video: the server writes a share of its width and
 * says percent (`0.5666317%`). No true percentage is below 5.
 */
export function prepareVideo({ node, adopt }: PrepareScope): void {
  const box = node.parentElement as HTMLElement;
  const share = +box.style.paddingBottom.slice(0, -1);
  if (share && share < 5) adopt.style(box, 'padding-bottom', `${share * 100}%`);
}
