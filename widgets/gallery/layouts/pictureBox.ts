import type { Slide } from '../slide';

/**
 * The element that a slide's picture is to fill; the picture itself, where nothing is around it
 * that holds nothing else.
 */
export function pictureBox({ node, image }: Slide): HTMLElement | undefined {
  const parent = image?.parentElement;
  return !parent || image === node || parent === node ? image : parent;
}
