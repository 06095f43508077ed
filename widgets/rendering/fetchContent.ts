import { renderWidget } from '#calls/endpoints/site/widgetRendering';
import type { Runtime } from '#engine/runtime';
import type { RenderingModel } from './rendering';

/**
 * Returns the content of a block as the server renders it now. It is outside text, so it goes
 * through the sanitizer.
 *
 * @throws HttpError where the call fails, ChunkError where the code of the data layer or the gate
 *   can't be had, Error where the browser may not parse HTML.
 */
export async function fetchContent(
  runtime: Runtime,
  { widget, collectionId }: Pick<RenderingModel, 'widget' | 'collectionId'>,
  signal: AbortSignal,
): Promise<DocumentFragment> {
  // Together: the gate's code comes while the server renders.
  const gate = runtime.use('html');
  const call = runtime.use('http').then((http) => renderWidget(http, widget, collectionId, signal));
  const [html, { sanitize }] = await Promise.all([call, gate]);
  return sanitize(html);
}
