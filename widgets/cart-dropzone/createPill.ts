import { markMade } from '#page/marks/markMade';

const SVG = 'http://www.w3.org/2000/svg';

/** A bag, in a box of 24 by 24. */
const BAG = 'M5.5 8h13l1 12h-15zM8.5 8V7a3.5 3.5 0 0 1 7 0v1';

function createBag(): Element {
  const icon = document.createElementNS(SVG, 'svg');
  const path = document.createElementNS(SVG, 'path');
  icon.setAttribute('viewBox', '0 0 24 24');
  icon.setAttribute('aria-hidden', 'true');
  path.setAttribute('d', BAG);
  icon.append(path);
  return icon;
}

function createPart(name: string, className: string): HTMLElement {
  const part = document.createElement(name);
  part.className = className;
  return part;
}

/**
 * Creates the pill cart, by the names that the platform's templates look for. The link in it is one to the cart as
 * any other: what counts those counts it too. Hidden until there is something in the cart.
 *
 * @param isLight Whether it is to stand out from a dark page.
 */
export function createPill(isLight: boolean): HTMLElement {
  const pill = createPart('div', 'yui3-widget sqs-widget sqs-pill-shopping-cart');
  const link = document.createElement('a');
  link.href = '/cart';
  link.className = 'sqs-pill-shopping-cart-content sqs-custom-cart cart-quantity-zero';
  const quantity = createPart('span', 'total-quantity sqs-cart-quantity');
  quantity.append('0');
  // The words for the count are read, after the subtotal.
  quantity.setAttribute('aria-hidden', 'true');
  const subtotal = createPart('span', 'subtotal sqs-cart-subtotal');
  // What templates say of the links of their headers is not meant for it.
  const details = createPart('span', 'details');
  details.append(createBag(), quantity, subtotal);
  link.append(details);
  pill.append(link);
  details.classList.toggle('light', isLight);
  markMade(pill);
  return pill;
}
