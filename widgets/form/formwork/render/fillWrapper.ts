import type { BlockScope } from '#engine/scope';
import type { RenderModel } from '../model/renderModel';
import { type HtmlPlace, renderForm } from './renderForm';

async function fillPlaces(places: readonly HtmlPlace[], { runtime }: BlockScope): Promise<void> {
  const gate = await runtime.use('html');
  for (const { place, html } of places) place.replaceChildren(await gate.sanitize(html));
}

/**
 * Fills the empty `.form-wrapper` of a component, and before it the handle of one that opens in a
 * lightbox, until the scope ends. The owner's HTML is a plain text until it is sanitised, and stays
 * one where it can't be, after a report.
 */
export function fillWrapper(wrapper: HTMLElement, model: RenderModel, scope: BlockScope): void {
  const { nodes, handle, places } = renderForm(model, scope.runtime);
  if (handle) {
    scope.adopt.toggleClass(wrapper, 'hidden', true);
    wrapper.before(handle);
  }
  wrapper.append(...nodes);
  // A place that is gone meanwhile is filled all the same, and nobody sees it.
  if (places.length) fillPlaces(places, scope).catch(scope.report);
  scope.own(() => {
    for (const node of nodes) node.remove();
    handle?.remove();
  });
}
