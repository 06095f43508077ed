import type { ReadScope } from '#engine/scope';
import { galleries as texts } from '#texts/widgets/galleries';
import { findParts, type GalleryParts } from '../galleryParts';
import { readSlides } from '../slides/readSlides';
import type { Slide } from '../slides/slide';
import type { GalleryOptions } from './options';
import { readOptions } from './readOptions';

/** A gallery of the page, read. */
export interface GalleryModel extends GalleryParts {
  slides: readonly Slide[];
  options: GalleryOptions;
}

/** A summary component says in attributes what a block says in JSON: `data-slides-per-row`. */
const SUMMARY = '[data-design]';

/** Of a block whose content the server renders on request, itself or an element in it. */
const AWAITED = '[data-async-rendering-enabled=true]';

/**
 * Reads a gallery block, a summary block or a neutral gallery. A block whose data is no object is
 * skipped (`Error evaluating gallery block data.`), one without slides has nothing to drive.
 */
export function readGallery({ node, block: { json }, warn }: ReadScope): GalleryModel | null {
  const parts = findParts(node);
  if (!parts) {
    // Its slides come later, and their gallery with them.
    if (node.matches(AWAITED) || node.querySelector(AWAITED)) return null;
    warn('.sqs-gallery', 'is not there');
    return null;
  }
  const summary = node.querySelector<HTMLElement>(SUMMARY);
  const raw = json ?? { ...(node.matches(SUMMARY) ? node : summary)?.dataset };
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    warn('data-block-json', texts.evaluateFailed);
    return null;
  }
  // Those of blocks go on in order; `randomize` is the default for code.
  const options = readOptions(raw, warn, undefined, false);
  return { ...parts, slides: readSlides(parts.root), options };
}
