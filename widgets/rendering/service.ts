import type { WidgetToRender } from '#calls/endpoints/site/widgetRendering';

declare module '#engine/runtime' {
  interface Services {
    /** The content of blocks as the server renders it on request. */
    rendering: Renderings;
  }
}

/** The content of blocks as the server renders it on request: the service `rendering`. */
export interface Renderings {
  /**
   * Returns the content of a block as the server renders it now, through the sanitizer. Insert it as
   * it is.
   *
   * @param collectionId The collection that the block shows.
   * @throws HttpError where the call fails, ChunkError where code can't be had, Error where the
   *   browser may not parse HTML.
   */
  fetch(
    widget: WidgetToRender,
    collectionId: string | undefined,
    signal: AbortSignal,
  ): Promise<DocumentFragment>;
}
