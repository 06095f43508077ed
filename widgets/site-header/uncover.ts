import type { Adoption } from '#engine/adoption';

/** Takes away what keeps a node from being seen, and only that: each template has its own way. */
export function uncover(node: HTMLElement, adopt: Adoption): void {
  const { display, opacity, pointerEvents, visibility } = getComputedStyle(node);
  if (display === 'none') adopt.style(node, 'display', 'block');
  if (Number(opacity) < 1) adopt.style(node, 'opacity', '1');
  if (pointerEvents === 'none') adopt.style(node, 'pointer-events', 'auto');
  if (visibility === 'hidden') adopt.style(node, 'visibility', 'visible');
}
