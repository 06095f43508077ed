import type { WidgetToRender } from '#calls/endpoints/site/widgetRendering';

/** What the server is asked to render, and where it goes. */
export interface RenderingModel {
  /** The place of the content: empty, or with what a visitor reads until the content is here. */
  place: HTMLElement;
  widget: WidgetToRender;
  /** The collection of an events summary, or of another block that shows one. */
  collectionId: string | undefined;
}
