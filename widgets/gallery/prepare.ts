import type { PrepareScope } from '#engine/scope';
import { readDimensions } from '#media/images/readDimensions';
import { startImage } from '#media/images/startImage';
import { designOf, designs } from './prepare/designs';
import { hasOwnShape } from './prepare/hasOwnShape';
import { readRoom } from './prepare/readRoom';
import { setGrid } from './prepare/setGrid';
import { settleItem } from './prepare/settleItem';

/** Of a block. A shape that is none makes a style that the browser does not take. */
type Raw = Readonly<Record<string, unknown>> & { imageAspectRatio?: string };

/**
 * Settles a gallery before the first paint that shows it: the classes that the page's styles wait
 * for, the room that its design takes, and the pictures of the first viewport.
 */
export function prepareGallery({ node, block, adopt }: PrepareScope): void {
  const find = (selector: string) => node.querySelector<HTMLElement>(selector);
  const root = find('.sqs-gallery,[data-gallery-slides]');
  if (!root) return;
  const said = node.dataset.design ? node : find('[data-design]');
  const raw = (block.json ?? said?.dataset ?? {}) as Raw;
  const design = designOf(raw.design);
  const { _isOneLaidOut, _isGrid, _hasRowHeight } = designs[design];
  const room = readRoom(raw, design);
  let isLater: boolean | undefined;
  const name = `sqs-gallery-design-${design}`;
  // A summary has it around the root, where the page's styles look for it: twice, it counts twice.
  if (!root.closest(`.${name}`)) adopt.toggleClass(root, name, true);
  for (const slide of root.children as HTMLCollectionOf<HTMLElement>) {
    // Till they are to be seen, they have no class and are not even laid out: 500 slides cost
    // little more than one.
    if (isLater) adopt.style(slide, 'display', 'none', 'important');
    else adopt.toggleClass(slide, `${name}-slide`, true);
    settleItem(slide, design, room.listImageSize, adopt);
    // The platform's slider has each picture's noscript before it.
    isLater ||= _isOneLaidOut && !slide.matches('noscript');
  }

  const images = [...root.querySelectorAll<HTMLImageElement>('img[data-src]')];
  if (_isOneLaidOut) {
    images.splice(1);
    const image = root.querySelector('img');
    const size = readDimensions(
      image?.dataset.imageDimensions ||
        `${image?.getAttribute('width')}x${image?.getAttribute('height')}`,
    );
    const ratio = room.aspectRatio
      ? `100/${room.aspectRatio}`
      : size && `${size.width}/${size.height}`;
    // The page's own shape is left alone.
    if (ratio && !hasOwnShape(root)) adopt.style(root, 'aspect-ratio', ratio);
    adopt.style(root, 'overflow', 'hidden');
    const strip = find('.sqs-gallery-thumbnails,[data-gallery-thumbnails]');
    if (strip) {
      // Its pictures are one below the other until the code is here.
      adopt.style(strip, 'overflow', 'hidden');
      adopt.style(strip, 'height', `${room.thumbnailStripHeight}px`);
      adopt.style(strip, 'margin-top', `${room.thumbnailStripMargin}px`);
    }
  } else if (_isGrid) setGrid(root, design, room, () => root.clientWidth, adopt);
  for (const image of images) {
    // Where pictures are to have one shape; in autorows they keep theirs.
    if (raw.imageAspectRatio && !_hasRowHeight) {
      adopt.style(image, 'aspect-ratio', raw.imageAspectRatio);
      adopt.style(image, 'display', 'block');
      adopt.style(image, 'width', '100%');
      adopt.style(image, 'height', 'auto');
    }
    // Out of the way before it has a source, also below the viewport.
    if (image.matches('[class*=content-f]>*')) {
      adopt.style(image, 'position', 'absolute');
      // WebKit takes its text for a picture, which the platform's rules make as high as the window.
      if (_hasRowHeight) adopt.style(image, 'width', '0');
    }
  }
  for (const image of images) {
    startImage(image, _hasRowHeight ? room.rowHeight : undefined, adopt);
  }
}
