import type { Runtime } from '#engine/runtime';
import type { Scope } from '#engine/scope';
import { createSpinner } from '#page/spinner/createSpinner';
import { page } from '#texts/site/page';
import { siteTexts } from '#texts/siteTexts';

/** Reads the texts once for all blocks of a page. */
const readTexts = (runtime: Runtime) => siteTexts(runtime, 'page', page);

/**
 * Shows a spinner at the end of a place's first line, where it hides least of what is there, until the
 * scope ends. It takes no room and no press: nothing of the page moves.
 */
export function showLoading(scope: Scope, place: HTMLElement): void {
  const holder = document.createElement('div');
  Object.assign(holder.style, {
    position: 'absolute',
    width: `${place.offsetWidth}px`,
    textAlign: 'end',
    pointerEvents: 'none',
  });
  holder.append(createSpinner(scope, place, scope.runtime.part(readTexts).loading));
  place.before(holder);
  scope.own(() => holder.remove());
}
