import type { Runtime } from '#engine/runtime';
import { freeId } from '#page/marks/freeId';
import type { RenderModel } from '../model/renderModel';
import { drawOnce } from './drawOnce';
import { FormContent } from './FormContent';
import { FormFrame } from './FormFrame';
import { LightboxHandle } from './LightboxHandle';

/** A place whose HTML has to be sanitised before it is shown as more than a text. */
export interface HtmlPlace {
  place: HTMLElement;
  html: string;
}

/** A form that is not in the page yet. */
export interface RenderedForm {
  /** What goes into an empty wrapper. */
  nodes: readonly HTMLElement[];
  /** What goes before the wrapper; undefined for a form that does not open in a lightbox. */
  handle: HTMLElement | undefined;
  places: readonly HtmlPlace[];
}

/**
 * Renders a form of which the server sent nothing but JSON, in the markup that it sends for the
 * second generation, so that whatever reads, runs or styles that does so with this. Two copies of a
 * form in one document differ in their ids; `data-field-id` then says what the field is called.
 */
export function renderForm(model: RenderModel, runtime: Runtime): RenderedForm {
  const places: HtmlPlace[] = [];
  const { lightboxHandle } = model;
  const [nodes = [], content = [], handles = []] = drawOnce(runtime, [
    <FormFrame key="frame" {...model} />,
    <FormContent
      key="content"
      model={model}
      idOf={({ id }) => freeId(id)}
      onHtml={(place, html) => places.push({ place, html })}
    />,
    ...(lightboxHandle === null ? [] : [<LightboxHandle key="handle" text={lightboxHandle} />]),
  ]);
  // At once: a field that is called `append` takes the place of that method of its form.
  nodes
    .at(-1)
    ?.querySelector('form')
    ?.append(...content);
  return { nodes, handle: handles[0], places };
}
