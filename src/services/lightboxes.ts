import type { Size } from '../images/geometry';

/** What a lightbox shows at one place of its set. */
export interface LightboxItem {
  kind: 'image' | 'video';
  /** An image's address without a width; of a video, of the picture before it (may be empty). */
  source: string;
  /** Of the source, in pixels. */
  size: Size | undefined;
  /** What the image shows, in words. */
  alt: string;
  /** A video's embed as the server sent it, in `data-html`. */
  embed?: string | undefined;
  /** The caption's first line, as text. */
  title?: string | undefined;
  /** The caption below it: as text, or as HTML where `isHtml` says so. */
  description?: string | undefined;
  isHtml?: boolean;
  /** Names the item in the page's address. */
  id?: string | undefined;
  url?: string | undefined;
  /** What it opens from and closes to: a thumbnail on the page. */
  thumbnail?: HTMLElement | undefined;
}

/** How a lightbox looks and where it starts. */
export interface LightboxOptions {
  /** All that can be seen in it, in order. */
  set: readonly LightboxItem[];
  /** Where it starts, in `set`. Default: 0. */
  currentSetIndex?: number;
  /** Default: `dark`. */
  theme?: 'dark' | 'light' | undefined;
  /** How long one item takes to give way to another, in seconds. Default: 0.6. */
  speed?: number | undefined;
  /** Room between an item and the edges of the window, in CSS px. Default: 100. */
  padding?: number | undefined;
  /** Writes the item into the page's address, and opens from it. Default: false. */
  historyHash?: boolean | undefined;
  /** Names the lightbox to a screen reader. Default: Gallery. */
  title?: string | undefined;
  /** Where the focus goes in the end. Default: what has it now. */
  opener?: HTMLElement;
}

/** An open lightbox. */
export interface Lightbox {
  /** Which item is seen, in the set. */
  readonly index: number;
  /** Closes it, as Escape does. */
  close(): void;
  /** Resolves when it is gone from the page. */
  readonly closed: Promise<void>;
}

/** Lightboxes: the service `lightbox`. There is one open at a time. */
export interface Lightboxes {
  /** Opens a set over the page; one that is open gives way. */
  open(options: LightboxOptions): Lightbox;
}
