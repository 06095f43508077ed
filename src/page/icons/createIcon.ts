const SVG = 'http://www.w3.org/2000/svg';

/**
 * Creates a drawing in the colour of its text, 24 by 24 px, which screen readers pass over.
 *
 * @param outline The path, in a box of 24 by 24.
 */
export function createIcon(outline: string): SVGElement {
  const icon = document.createElementNS(SVG, 'svg');
  const path = document.createElementNS(SVG, 'path');
  for (const [name, value] of [
    ['viewBox', '0 0 24 24'],
    ['width', '24'],
    ['height', '24'],
    ['fill', 'currentColor'],
    ['aria-hidden', 'true'],
  ] as const)
    icon.setAttribute(name, value);
  path.setAttribute('d', outline);
  icon.append(path);
  return icon;
}

/** The signs of what a player does. */
export const PLAY = 'M7 4v16l13-8z';
export const PAUSE = 'M6 4h4v16H6zm8 0h4v16h-4z';
