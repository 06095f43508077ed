import type { Size } from '#page/geometry/size';

declare module '#engine/runtime' {
  interface Services {
    /** Pictures and videos, one at a time over the page. */
    lightbox: Lightboxes;
  }
}

/** One item of a lightbox's set. */
export interface LightboxItem {
  kind: 'image' | 'video';
  /**
   * An image's address without a width; of a video, of the picture before it. Empty: the largest file of
   * the thumbnail, if that is an image.
   */
  source: string;
  /** Of the source, in pixels; where it is not known, it is measured when the picture is here. */
  size: Size | undefined;
  /** The image's alternative text. */
  alt: string;
  /** A video's embed as the server sent it, in `data-html`. */
  embed?: string | undefined;
  /** In place of an embed, the address of a video's file: mp4, say. */
  file?: string | undefined;
  /** The caption's first line, as text. */
  title?: string | undefined;
  /** The caption below it: as text, or as HTML where `isHtml` says so. */
  description?: string | undefined;
  isHtml?: boolean;
  /** Names the item in the page's address. */
  id?: string | undefined;
  url?: string | undefined;
  /** The thumbnail on the page that it opens from and closes to. */
  thumbnail?: HTMLElement | undefined;
}

/** Options of a lightbox. */
export interface LightboxOptions {
  /** Its items, in order. */
  set: readonly LightboxItem[];
  /** The place in `set` where it starts. Default: 0. */
  currentSetIndex?: number;
  /** Default: `dark`. */
  theme?: 'dark' | 'light' | undefined;
  /** Seconds that one item takes to give way to another. Default: 0.6. */
  speed?: number | undefined;
  /** Room between an item and the edges of the window, in CSS px. Default: 100. */
  padding?: number | undefined;
  /** Writes the item into the page's address, and opens from it. Default: false. */
  historyHash?: boolean | undefined;
  /** Names the lightbox to a screen reader. Default: Gallery. */
  title?: string | undefined;
  /** Gets the focus in the end. Default: the element that has it now. */
  opener?: HTMLElement;
}

/** An open lightbox. */
export interface Lightbox {
  /** The place of the open item in the set. */
  readonly index: number;
  /** Closes it, as Escape does. */
  close(): void;
  /** Resolves when it is gone from the page; rejects where it could not be drawn. */
  readonly closed: Promise<void>;
}

/** Lightboxes: the service `lightbox`. There is one open at a time. */
export interface Lightboxes {
  /** Opens a set over the page; one that is open gives way. */
  open(options: LightboxOptions): Lightbox;
}
