import type { Size } from '#page/geometry/size';

/** One slide of a gallery, read. */
export interface Slide {
  /** The server's element that a design moves: `.slide`, `.image-wrapper`, a bare `img`, … */
  readonly node: HTMLElement;
  readonly kind: 'image' | 'video';
  /** The slide's picture; none in a slide of text. */
  readonly image: HTMLImageElement | undefined;
  /** Of the picture's source, in pixels, where the server tells. */
  readonly size: Size | undefined;
  /** The embed, in a slide with a video. */
  readonly video: HTMLElement | undefined;
  /** Title and description that lie over the slide or below it. */
  readonly meta: HTMLElement | undefined;
  /** `data-slide-id`, and `data-slide-url`: how an address names it. */
  readonly id: string | undefined;
  readonly url: string | undefined;
  /** Where a click on it leads: `data-click-through-url`. */
  readonly clickThrough: string | undefined;
  /** What it shows, in words: the picture's `alt`, else the title. */
  readonly label: string;
}
