import type { ItemSpacing } from '../read';

const PROPERTIES = [
  'color',
  'font-family',
  'font-feature-settings',
  'font-kerning',
  'font-size',
  'font-stretch',
  'font-style',
  'font-variant',
  'font-variation-settings',
  'font-weight',
  'letter-spacing',
  'text-shadow',
  'text-transform',
  'word-spacing',
] as const;

/**
 * Gives an element of our own the look of the server's text. All is read first: what is written
 * between two readings makes the browser work out styles again.
 */
export function copyLettering(from: Element, to: HTMLElement): void {
  const style = getComputedStyle(from);
  const look = PROPERTIES.map((name) => [name, style.getPropertyValue(name)] as const);
  for (const [name, value] of look) to.style.setProperty(name, value);
}

/** Returns an element's font size, in CSS px. */
export const fontSizeOf = (element: Element): number =>
  Number.parseFloat(getComputedStyle(element).fontSize);

/** Returns the room after an item, in CSS px. */
export function spacingPixels({ unit, value }: ItemSpacing, lettering: Element): number {
  if (unit === 'px') return value;
  return value * fontSizeOf(unit === 'em' ? lettering : document.documentElement);
}
