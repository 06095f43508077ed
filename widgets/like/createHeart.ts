import { markMade } from '#page/marks/markMade';

const SVG = 'http://www.w3.org/2000/svg';

/** Creates the heart of a like button, whose looks are in the style sheet. */
export function createHeart(): Element {
  const heart = document.createElementNS(SVG, 'svg');
  heart.setAttribute('viewBox', '0 0 20 20');
  heart.setAttribute('aria-hidden', 'true');
  heart.setAttribute('class', 'skerry-like-heart');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', 'M10 17 3.2 10.2a4.2 4.2 0 0 1 6-6l.8.9.8-.9a4.2 4.2 0 0 1 6 6Z');
  heart.append(path);
  markMade(heart);
  return heart;
}
