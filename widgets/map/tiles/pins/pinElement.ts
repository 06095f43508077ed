const SVG = 'http://www.w3.org/2000/svg';

/** A drop whose point is at 24, 64, with a hole in its middle. */
const DROP = 'M24 64C19 52 4 40 4 23a20 20 0 0 1 40 0c0 17-15 29-20 41Z';

/** Creates the picture of a pin, 48 by 64. */
export function createPinElement(label: string): HTMLElement {
  const pin = document.createElement('div');
  pin.className = 'skerry-map-pin leaflet-marker-icon';
  pin.tabIndex = 0;
  pin.setAttribute('role', 'button');
  pin.setAttribute('aria-label', label);
  const picture = document.createElementNS(SVG, 'svg');
  picture.setAttribute('viewBox', '0 0 48 64');
  picture.setAttribute('aria-hidden', 'true');
  const drop = document.createElementNS(SVG, 'path');
  drop.setAttribute('d', DROP);
  const hole = document.createElementNS(SVG, 'circle');
  hole.setAttribute('cx', '24');
  hole.setAttribute('cy', '23');
  hole.setAttribute('r', '7');
  picture.append(drop, hole);
  pin.append(picture);
  return pin;
}
