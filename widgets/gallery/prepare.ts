import type { Adoption } from '../../src/adoption';
import type { Block } from '../../src/block';
import { designOf } from '../../src/gallery/designOf';
import { type RowOptions, settleRoot } from '../../src/gallery/settleRoot';
import { startImage } from '../../src/images/startImage';

/** Of a block of rows that says no other, in CSS px. */
export const ROW_HEIGHT = 250;

/** Of a block, unchecked. What is no number makes a style that the browser does not take. */
type Raw = RowOptions & {
  design?: unknown;
  aspectRatio?: number;
  imageAspectRatio?: string;
  rowHeight?: number;
  'thumbnail-strip-height'?: number;
  'thumbnail-strip-margin'?: number;
};

/**
 * Settles a gallery before the first paint that shows it: the classes that the page's styles wait
 * for, the room that its design takes, and the pictures of the first viewport.
 *
 * @returns Truthy where one of them was started.
 */
export function prepareGallery(node: HTMLElement, { json }: Block, adoption: Adoption): unknown {
  const find = (selector: string) => node.querySelector<HTMLElement>(selector);
  const root = find('.sqs-gallery,[data-gallery-slides]');
  if (!root) return;
  const raw = (json ?? find('[data-design]')?.dataset ?? {}) as Raw;
  const {
    aspectRatio,
    'thumbnail-strip-height': height = 80,
    'thumbnail-strip-margin': margin = 20,
  } = raw;
  const design = designOf(raw.design);
  const isInTurn = /^s/.test(design);
  let isLater = false;
  const name = `sqs-gallery-design-${design}`;
  adoption.toggleClass(root, name, true);
  for (const slide of root.children as HTMLCollectionOf<HTMLElement>) {
    // Till they are to be seen, they have no class and are not even laid out: 500 slides cost
    // little more than one.
    if (isLater) adoption.style(slide, 'display', 'none', 'important');
    else adoption.toggleClass(slide, `${name}-slide`, true);
    // The platform's slider has each picture's noscript before it.
    isLater ||= isInTurn && !slide.matches('noscript');
  }

  const images = [...root.querySelectorAll<HTMLImageElement>('img[data-src]')];
  if (isInTurn) {
    // The strip, and the stacked slides: one is seen at first.
    images.splice(1);
    const percent = aspectRatio || (design === 'strip' && 50);
    const ratio = percent
      ? `100/${percent}`
      : images[0]?.dataset.imageDimensions?.replace('x', '/');
    if (ratio) adoption.style(root, 'aspect-ratio', ratio);
    adoption.style(root, 'overflow', 'hidden');
    const strip = find('.sqs-gallery-thumbnails,[data-gallery-thumbnails]');
    if (strip) {
      adoption.style(strip, 'height', `${height}px`);
      adoption.style(strip, 'margin-top', `${margin}px`);
    }
  } else if (/id|ou|um/.test(design)) {
    // grid, autogrid, carousel, autocolumns
    settleRoot(root, design, raw, root.clientWidth, adoption);
  }
  for (const image of images) {
    // Where pictures are to have one shape; in autorows they keep theirs, which its code sees to.
    adoption.style(image, 'aspect-ratio', raw.imageAspectRatio ?? '');
    // Out of the way before it has a source, also below the viewport.
    if (image.matches('[class*=content-f]>*')) {
      adoption.style(image, 'position', 'absolute');
    }
  }
  // autorows alone has rows of that height.
  return images.filter((image) =>
    startImage(image, /ws/.test(design) && (raw.rowHeight || ROW_HEIGHT), adoption),
  ).length;
}
