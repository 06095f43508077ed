import { readDimensions } from '#media/images/readDimensions';
import type { Size } from '#page/geometry/size';
import type { Slide } from './slide';

/** Elements between the slides, and those that stand for a picture without a script. */
const NO_SLIDES = 'noscript, script, style, template';

/** An embed. */
export const VIDEO = '.sqs-video-wrapper[data-html]';

const META = '.meta, .image-slide-title, .summary-content, figcaption';

/** Reads the size that neutral markup gives a picture, as HTML has it. */
const attributeSize = (image: Element | undefined): Size | undefined =>
  readDimensions(`${image?.getAttribute('width')}x${image?.getAttribute('height')}`);

/** Tells whether a child of a gallery is a slide, whatever it is. */
export const isSlide = (node: Node): node is HTMLElement =>
  node instanceof HTMLElement && !node.matches(NO_SLIDES);

/** Returns the elements that are slides: all that a gallery holds. */
export const slideNodes = (root: Element): HTMLElement[] => [...root.children].filter(isSlide);

const isElement = (node: Element | null | undefined): node is HTMLElement =>
  node instanceof HTMLElement;

const within = (node: HTMLElement, selector: string): HTMLElement | undefined => {
  const found = node.matches(selector) ? node : node.querySelector(selector);
  return isElement(found) ? found : undefined;
};

/**
 * Looks at a slide's markup when it is first asked what is in it: of 500 slides, most are never
 * come near. What a design changes of a slide later is nothing that is read here.
 */
class ServerSlide implements Slide {
  /** What was found; null for what is not there. */
  private found: {
    image?: HTMLImageElement | null;
    video?: HTMLElement | null;
    size?: Size | null;
  } = {};

  /** The server's; the node may get one of ours later. */
  private readonly ownId: string;

  constructor(
    readonly node: HTMLElement,
    /** Of a video, whatever the shape of its picture is; undefined for the picture's own. */
    private readonly videoSize: Size | undefined,
  ) {
    this.ownId = node.id;
  }

  get image() {
    if (this.found.image === undefined) {
      // Those in a noscript are text.
      const image = within(this.node, 'img');
      this.found.image = image instanceof HTMLImageElement ? image : null;
    }
    return this.found.image ?? undefined;
  }

  get video() {
    if (this.found.video === undefined) {
      this.found.video = within(this.node, VIDEO) ?? null;
    }
    return this.found.video ?? undefined;
  }

  get kind() {
    const isVideo = [this.node, this.image].some((one) => one?.dataset.type === 'video');
    return isVideo || this.video ? 'video' : 'image';
  }

  get size() {
    if (this.found.size === undefined) {
      const ofVideo = this.videoSize && this.kind === 'video' ? this.videoSize : undefined;
      const { image } = this;
      // Through the attribute: of 500 pictures, `dataset` makes 500 objects.
      const ofImage = () =>
        readDimensions(image?.getAttribute('data-image-dimensions')) ?? attributeSize(image);
      this.found.size = ofVideo ?? ofImage() ?? null;
    }
    return this.found.size ?? undefined;
  }

  get meta() {
    return this.node.querySelector<HTMLElement>(META) ?? undefined;
  }

  get id() {
    const { node, image, ownId } = this;
    const said = node.dataset.slideId || image?.dataset.slideId || image?.dataset.imageId;
    return said || ownId || undefined;
  }

  get url() {
    return this.node.dataset.slideUrl || this.image?.dataset.slideUrl || undefined;
  }

  get clickThrough() {
    return this.node.dataset.clickThroughUrl || this.image?.dataset.clickThroughUrl || undefined;
  }

  get label() {
    const { meta, image } = this;
    const title = meta?.querySelector('.meta-title, .summary-title') ?? meta;
    return image?.getAttribute('alt') || title?.textContent?.trim() || '';
  }
}

/**
 * Returns the slides of a gallery, in their order.
 *
 * @param videoSize Of all videos. Default: that of the picture before each.
 */
export const readSlides = (root: Element, videoSize?: Size): Slide[] =>
  slideNodes(root).map((node) => new ServerSlide(node, videoSize));
