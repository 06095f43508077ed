/** `.sqs-gallery` of the platform's markup, `data-gallery-slides` of neutral markup. */
export const SLIDES = '.sqs-gallery, [data-gallery-slides]';

const PREVIOUS = '.previous, .previous-slide, .prev-slide, [data-gallery-previous]';
const NEXT = '.next, .next-slide, [data-gallery-next]';
const THUMBNAILS = '.sqs-gallery-thumbnails, [data-gallery-thumbnails]';
/** Rows of one small thing for each slide. */
const PICKERS = '.circles, .dots, .numbers, [data-gallery-picker]';

/** The server's elements around the slides. */
export interface GalleryParts {
  /** The block. */
  node: HTMLElement;
  /** The element around the slides. */
  root: HTMLElement;
  previous: readonly HTMLElement[];
  next: readonly HTMLElement[];
  /** A strip of small pictures, one for each slide. */
  thumbnails: HTMLElement | undefined;
  /** Each row's elements, in the slides' order. */
  pickers: readonly (readonly HTMLElement[])[];
}

/** Finds what belongs to a gallery; null for a node without slides. */
export function findParts(node: HTMLElement): GalleryParts | null {
  const root = node.matches(SLIDES) ? node : node.querySelector<HTMLElement>(SLIDES);
  if (!root) return null;
  const outside = (selector: string) =>
    [...node.querySelectorAll<HTMLElement>(selector)].filter((one) => !root.contains(one));
  return {
    node,
    root,
    previous: outside(PREVIOUS),
    next: outside(NEXT),
    thumbnails: outside(THUMBNAILS)[0],
    pickers: outside(PICKERS).map((row) =>
      [...row.children].filter((one): one is HTMLElement => one instanceof HTMLElement),
    ),
  };
}
