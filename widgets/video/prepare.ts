import type { Adoption } from '../../src/adoption';
import type { Block } from '../../src/block';

/**
 * The server's box around a native video has its height as a share of its width, and says percent
 * (`0.5666317%`). No true percentage is below 5.
 */
export function prepareVideo(node: HTMLElement, _: Block, adoption: Adoption): void {
  const box = node.parentElement as HTMLElement;
  const share = +box.style.paddingBottom.slice(0, -1);
  if (share && share < 5) adoption.style(box, 'padding-bottom', `${share * 100}%`);
}
