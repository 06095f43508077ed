import type { Adoption } from '#engine/adoption';
import type { Scope } from '#engine/scope';
import { readDimensions } from '#media/images/readDimensions';
import type { SectionModel } from './read';

/** The shape of a picture of which nothing is known. */
const UNKNOWN = { width: 3, height: 2 };

/** Takes away what a still list says. */
const takeStyles = (node: HTMLElement, properties: readonly string[], adopt: Adoption) => {
  for (const property of properties) adopt.style(node, property, '');
};

/** Names the parts of a section as the gallery's markup does. */
function nameParts(model: SectionModel, { adopt }: Scope): void {
  const { node, list, items, previous, next, pickers } = model;
  adopt.attribute(list, 'data-gallery-slides', 'section');
  for (const arrow of previous) adopt.attribute(arrow, 'data-gallery-previous', '');
  for (const arrow of next) adopt.attribute(arrow, 'data-gallery-next', '');
  if (pickers) adopt.attribute(pickers, 'data-gallery-picker', '');
  // What is in a list stays in it, also as a slide.
  for (const item of items) if (item.matches('li')) adopt.attribute(item, 'role', 'listitem');
  const title = node.parentElement?.querySelector('.list-section-title')?.textContent?.trim();
  if (title && !node.matches('[aria-label]')) adopt.attribute(node, 'aria-label', title);
}

/** Lists that are lower than this part of the window have no height of their own. */
const LOW = 8;

/** Gives a section a height whose server has given it none: what is in it takes no room. */
function keepHeight({ node, list, settings }: SectionModel, { adopt }: Scope): void {
  if (list.clientHeight > innerHeight / LOW) return;
  adopt.style(node, 'height', `${settings.viewportHeight}vh`);
}

/** A picture has its shape before it is here. */
function keepShapes({ items }: SectionModel, { adopt }: Scope): void {
  for (const item of items) {
    const wrapper = item.querySelector<HTMLElement>('[class*="-item-wrapper"]');
    const size = readDimensions(item.querySelector('img')?.dataset.imageDimensions);
    if (wrapper && size) adopt.style(wrapper, 'aspect-ratio', `${size.width} / ${size.height}`);
  }
}

/** Gives the slides of a reel the shapes of their pictures; what is wider than the reel is cut off. */
function shapeSlides({ list, items }: SectionModel, { adopt }: Scope): void {
  const { clientWidth, clientHeight } = list;
  for (const item of items) {
    const image = item.querySelector('img');
    const { width, height } = readDimensions(image?.dataset.imageDimensions) ?? UNKNOWN;
    const most = (height * clientWidth) / (clientHeight || 1);
    const shown = Math.max(1, Math.floor(Math.min(width, most)));
    adopt.style(item, 'aspect-ratio', `${shown} / ${height}`);
    if (!image || shown === width) continue;
    // The gallery goes by it: the shape of what is shown, as wide as the picture is.
    const tall = Math.round((height * width) / shown);
    adopt.attribute(image, 'data-image-dimensions', `${width}x${tall}`);
  }
}

/** The parts of a piled item that a still list has moved, which the page's styles put elsewhere. */
const MOVED = '[class*="-item-wrapper"],.gallery-caption';

/** Lays items on each other, in the place that the page's styles give each of them. */
function pileUp({ list, items, kind }: SectionModel, { adopt }: Scope): void {
  adopt.style(list, 'display', '');
  // Captions are below the pictures, where the page's styles leave room.
  adopt.style(list, 'overflow', kind.current ? 'visible' : '');
  adopt.style(list, 'aspect-ratio', 'auto');
  for (const item of items) {
    takeStyles(item, ['position', 'width', 'flex', 'visibility'], adopt);
    for (const part of item.querySelectorAll<HTMLElement>(MOVED)) {
      takeStyles(part, ['position', 'height', 'flex', 'opacity', 'visibility'], adopt);
    }
  }
  // Those that are not seen are not laid out, and make no room.
  if (!kind.current) adopt.style(list, 'min-height', `${list.clientHeight}px`);
}

/** Makes of the still list what the gallery's design starts from. */
export function prepareParts(model: SectionModel, scope: Scope): void {
  const { items, kind } = model;
  const { adopt } = scope;
  nameParts(model, scope);
  if (kind.current) keepHeight(model, scope);
  for (const item of items) {
    adopt.attribute(item, 'aria-hidden', null);
    // The page's styles have it far outside.
    if (!kind.current) adopt.style(item, 'transform', 'none');
    if (kind.design !== 'carousel') continue;
    // Not in one cell of a grid, as the page's styles have it; nor as the platform's own carousels.
    adopt.style(item, 'grid-area', 'auto');
    adopt.style(item, 'display', 'flex');
    adopt.style(item, 'font-size', 'inherit');
    adopt.style(item, 'white-space', 'normal');
  }
  if (kind.design === 'stacked') pileUp(model, scope);
  else if (kind.design === 'strip') shapeSlides(model, scope);
  else keepShapes(model, scope);
}
