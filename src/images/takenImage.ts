import type { ImageOptions } from './imageOptions';

/** An image that is taken care of, until it is released. */
export interface TakenImage {
  readonly image: HTMLImageElement;
  /**
   * `waiting` for its moment, `loading` (with the class `loading`), then `loaded` (with the class
   * `loaded` and `data-image-resolution`) or `failed`.
   */
  readonly state: 'waiting' | 'loading' | 'loaded' | 'failed';
  /**
   * Loads it in the width that its size asks for. Resolves with false where nothing was to be
   * done: it is loading, or what is there is as large (`allowConcurrentLoads`,
   * `forceImageUpdate`), or it was released meanwhile. Rejects with `{x} not loaded` where the
   * server has no such image, and where the node has no size for a second.
   */
  load(
    changes?: Pick<Partial<ImageOptions>, 'forceImageUpdate' | 'allowConcurrentLoads'>,
  ): Promise<boolean>;
  /** Gives the node back as it was; an image that was delivered stays. */
  release(): void;
}

/** What happens to an image, for who took it. */
export interface ImageEvents {
  /** It is there, for the first time or in a larger width. */
  onLoad?(): void;
  /** It did not load by itself. Default: nobody is told. */
  onFailure?(error: Error): void;
  /** It was given back. */
  onRelease?(): void;
}
