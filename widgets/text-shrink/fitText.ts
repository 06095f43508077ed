import type { Scope } from '#engine/scope';
import { LEAST_SIZE_PX, shrinkToFit } from './shrinkToFit';
import { type LeastBox, textFits } from './textFits';

/**
 * Gives a text the font size at which it fits its container, between 11 CSS px and its own size.
 *
 * @param serverSize The inline font size that the server gave it, or ''.
 */
export function fitText(
  node: HTMLElement,
  container: Element,
  serverSize: string,
  { adopt }: Pick<Scope, 'adopt'>,
): void {
  if (node.style.fontSize === serverSize && textFits(node, container)) return;
  const transition = node.style.getPropertyValue('transition-property');
  // A font size in transition can't be measured.
  adopt.style(node, 'transition-property', 'none');
  adopt.style(node, 'font-size', serverSize);
  const own = Number.parseFloat(getComputedStyle(node).fontSize);
  const setSize = (size: number) =>
    adopt.style(node, 'font-size', size === own ? serverSize : `${size}px`);
  let least: LeastBox | undefined;

  const size = shrinkToFit(own, (size) => {
    setSize(size);
    if (!least && textFits(node, container)) return true;
    if (!least) {
      setSize(LEAST_SIZE_PX);
      least = { width: node.offsetWidth, height: node.offsetHeight };
      setSize(size);
    }
    return textFits(node, container, least);
  });
  setSize(size);
  // Layout takes the size before the page's transitions are given back.
  node.getBoundingClientRect();
  adopt.style(node, 'transition-property', transition);
}
