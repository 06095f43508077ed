import type { Adoption } from '../../src/adoption';
import { fits, type LeastBox } from './fits';
import { LEAST_SIZE, shrinkToFit } from './shrinkToFit';

/**
 * Gives a text the font size at which it fits its container, between 11 CSS px and its own size.
 *
 * @param serverSize The inline font size that the server gave it, or ''.
 */
export function fitText(
  node: HTMLElement,
  container: Element,
  serverSize: string,
  adoption: Adoption,
): void {
  if (node.style.fontSize === serverSize && fits(node, container)) return;
  const transition = node.style.getPropertyValue('transition-property');
  // A font size that goes over slowly can't be measured.
  adoption.style(node, 'transition-property', 'none');
  adoption.style(node, 'font-size', serverSize);
  const own = Number.parseFloat(getComputedStyle(node).fontSize);
  const setSize = (size: number) =>
    adoption.style(node, 'font-size', size === own ? serverSize : `${size}px`);
  let least: LeastBox | undefined;

  const size = shrinkToFit(own, (size) => {
    setSize(size);
    if (!least && fits(node, container)) return true;
    if (!least) {
      setSize(LEAST_SIZE);
      least = { width: node.offsetWidth, height: node.offsetHeight };
      setSize(size);
    }
    return fits(node, container, least);
  });
  setSize(size);
  // The size is settled before the page's transitions are given back.
  node.getBoundingClientRect();
  adoption.style(node, 'transition-property', transition);
}
