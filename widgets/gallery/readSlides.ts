import type { Size } from '../../src/images/geometry';
import type { Slide } from './slide';

/** What the server puts between the slides, and what is in place of a picture without a script. */
const NO_SLIDES = 'noscript, script, style, template';

const META = '.meta, .image-slide-title, .summary-content, figcaption';

/** `1920x1280`: pixels. */
export function readDimensions(text: string | undefined): Size | undefined {
  const [, width, height] = /^(\d+)x(\d+)$/.exec(text ?? '') ?? [];
  return Number(width) && Number(height)
    ? { width: Number(width), height: Number(height) }
    : undefined;
}

/** What neutral markup says of a picture, as HTML has it. */
const attributeSize = (image: Element | undefined): Size | undefined =>
  readDimensions(`${image?.getAttribute('width')}x${image?.getAttribute('height')}`);

/** The elements that are slides: all that a gallery holds, whatever they are. */
export const slideNodes = (root: Element): HTMLElement[] =>
  [...root.children].filter(
    (node): node is HTMLElement => node instanceof HTMLElement && !node.matches(NO_SLIDES),
  );

const within = (node: HTMLElement, selector: string): HTMLElement | undefined => {
  const found = node.matches(selector) ? node : node.querySelector(selector);
  return found instanceof HTMLElement ? found : undefined;
};

function readSlide(node: HTMLElement): Slide {
  // Those in a noscript are text.
  const image = within(node, 'img');
  const video = within(node, '.sqs-video-wrapper[data-html]');
  const meta = node.querySelector<HTMLElement>(META) ?? undefined;
  const title = meta?.querySelector('.meta-title, .summary-title') ?? meta;
  const { dataset } = node;
  return {
    node,
    kind: video || dataset.type === 'video' || image?.dataset.type === 'video' ? 'video' : 'image',
    image: image instanceof HTMLImageElement ? image : undefined,
    size: readDimensions(image?.dataset.imageDimensions) ?? attributeSize(image),
    video,
    meta,
    id: dataset.slideId || image?.dataset.slideId || image?.dataset.imageId || node.id || undefined,
    url: dataset.slideUrl || image?.dataset.slideUrl || undefined,
    clickThrough: dataset.clickThroughUrl || image?.dataset.clickThroughUrl || undefined,
    label: image?.getAttribute('alt') || title?.textContent?.trim() || '',
  };
}

/** The slides of a gallery, in their order. */
export const readSlides = (root: Element): Slide[] => slideNodes(root).map(readSlide);
