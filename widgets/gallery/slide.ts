import type { Size } from '../../src/images/geometry';

/** One slide of a gallery, read. */
export interface Slide {
  /** The server's element that a design moves: `.slide`, `.image-wrapper`, a bare `img`, … */
  node: HTMLElement;
  kind: 'image' | 'video';
  /** The slide's picture; none in a slide of text. */
  image: HTMLImageElement | undefined;
  /** Of the picture's source, in pixels, where the server tells. */
  size: Size | undefined;
  /** The embed, in a slide with a video. */
  video: HTMLElement | undefined;
  /** Title and description that lie over the slide or below it. */
  meta: HTMLElement | undefined;
  /** `data-slide-id`, and `data-slide-url`: how an address names it. */
  id: string | undefined;
  url: string | undefined;
  /** Where a click on it leads: `data-click-through-url`. */
  clickThrough: string | undefined;
  /** What it shows, in words: the picture's `alt`, else the title. */
  label: string;
}
