import type { Block } from '../../src/block';
import type { GalleryOptions } from '../../src/gallery/options';
import type { Warn } from '../../src/island/defineIsland';
import { galleries as texts } from '../../src/strings/galleries';
import { findParts, type GalleryParts } from './galleryParts';
import { readOptions } from './readOptions';
import { readSlides } from './readSlides';
import type { Slide } from './slide';

/** A gallery of the page, read. */
export interface GalleryModel extends GalleryParts {
  slides: readonly Slide[];
  options: GalleryOptions;
}

/** A summary component says in attributes what a block says in JSON: `data-slides-per-row`. */
const SUMMARY = '[data-design]';

/**
 * Reads a gallery block, a summary block or a neutral gallery. A block whose data is no object is
 * skipped (`Error evaluating gallery block data.`), one without slides has nothing to drive.
 */
export function readGallery(
  node: HTMLElement,
  { json }: Pick<Block, 'json'>,
  warn: Warn,
): GalleryModel | null {
  const parts = findParts(node);
  if (!parts) {
    warn('.sqs-gallery', 'is not there');
    return null;
  }
  const summary = node.querySelector<HTMLElement>(SUMMARY);
  const raw = json ?? { ...(node.matches(SUMMARY) ? node : summary)?.dataset };
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    warn('data-block-json', texts.evaluateFailed);
    return null;
  }
  return { ...parts, slides: readSlides(parts.root), options: readOptions(raw, warn) };
}
