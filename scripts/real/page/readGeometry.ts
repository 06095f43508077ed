import type { BlockGeometry, Geometry } from '../geometry/geometry';
import { nameOf } from './layoutShifts';
import { readPictures } from './readPictures';
import { readSlides } from './readSlides';
import { until } from './until';

const UNREAD = 'script, style, noscript, template, svg, .v6-visually-hidden, .visually-hidden';
const CONTENT = 'img, video, iframe, form, .Marquee';

/** What a visitor opens, turns over or starts: its text may be hidden, and its height change. */
const BY_TURNS =
  '.slide, .sqs-gallery, .accordion-item__dropdown, .menu, .lightbox-inner, .Marquee, .sqs-cookie-banner-v2, .sqs-announcement-bar-dropzone';

const isSeen = (node: Element) =>
  node.checkVisibility({ opacityProperty: true, visibilityProperty: true });

/** The elements with text of their own below a node. */
function* written(root: Element): Generator<[element: Element, text: string]> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement: parent, textContent } = walker.currentNode as Text;
    const text = textContent?.trim().replace(/\s+/g, ' ');
    if (text && parent && !parent.closest(UNREAD)) yield [parent, text];
  }
}

function readBlock(block: Element): BlockGeometry {
  const texts = [...written(block)].map(([element]) => element);
  const parts = [...texts, ...block.querySelectorAll(CONTENT)].filter(
    // A page has parts for phones alone, and what a visitor opens.
    (part) => part.getClientRects().length && !part.closest('.lightbox-inner, noscript'),
  );
  return {
    name: nameOf(block),
    height: block.getBoundingClientRect().height,
    holds: parts.length,
    seen: parts.filter(isSeen).length,
  };
}

/** A picture that stands in the page by itself, whose height counts as a block's does. */
const readLonely = (image: Element): BlockGeometry => ({
  name: nameOf(image),
  height: image.getBoundingClientRect().height,
  holds: 0,
  seen: 0,
});

/** Waits until something is seen of each block, at most `patience` milliseconds. */
export const showsBlocks = (patience: number): Promise<boolean> =>
  until(() => readGeometry().blocks.every(({ holds, seen }) => !holds || seen), patience);

/** Measures the page as a visitor sees it now. */
export function readGeometry(): Geometry {
  const { scrollWidth, scrollHeight } = document.documentElement;
  const blocks = [
    ...document.querySelectorAll('.sqs-block:not(.sqs-block .sqs-block),#sqs-cart-root'),
  ];
  const lonely = document.querySelectorAll('img[data-src]:not(.sqs-block *, noscript *)');
  const texts = [...written(document.body)].filter(
    ([element]) => isSeen(element) && !element.closest(BY_TURNS),
  );
  return {
    window: innerWidth,
    width: scrollWidth,
    height: scrollHeight,
    blocks: [...blocks.map(readBlock), ...[...lonely].map(readLonely)],
    texts: texts.map(([, text]) => text),
    ...readPictures(),
    narrow: readSlides(),
  };
}
