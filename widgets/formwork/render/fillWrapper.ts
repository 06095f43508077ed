import type { Cancel } from '../../../src/clock';
import type { Runtime } from '../../../src/runtime';
import { element } from './element';
import type { HtmlPlace } from './fieldFrame';
import { renderForm } from './renderForm';
import type { RenderModel } from './renderModel';

/** The handle that the server sends with older blocks (MARKUP.md 5). */
const lightboxHandle = (text: string) =>
  element(
    'div',
    { class: 'lightbox-handle-wrapper lightbox-handle-wrapper--align-center' },
    element(
      'button',
      {
        type: 'button',
        class: 'lightbox-handle sqs-system-button sqs-editable-button sqs-button-element--primary',
      },
      text,
    ),
  );

async function fillPlaces(places: readonly HtmlPlace[], runtime: Runtime): Promise<void> {
  const gate = await runtime.use('html');
  for (const { place, html } of places) place.replaceChildren(await gate.sanitize(html));
}

/**
 * Fills the empty `.form-wrapper` of a component, and before it the handle of one that opens in a
 * lightbox. HTML of the owner's is a plain text until it is sanitised, and stays one where it can't
 * be, after a report.
 *
 * @returns Empties it.
 */
export function fillWrapper(wrapper: HTMLElement, model: RenderModel, runtime: Runtime): Cancel {
  const { nodes, places } = renderForm(model);
  const adoption = runtime.adopt();
  const handle = model.lightboxHandle === null ? undefined : lightboxHandle(model.lightboxHandle);
  if (handle) {
    adoption.toggleClass(wrapper, 'hidden', true);
    wrapper.before(handle);
  }
  wrapper.append(...nodes);
  // A place that is gone meanwhile is filled all the same, and nobody sees it.
  if (places.length) {
    fillPlaces(places, runtime).catch((error) => runtime.report(error, { initializer: 'form' }));
  }
  return () => {
    for (const node of nodes) node.remove();
    handle?.remove();
    adoption.release();
  };
}
