import type { BlockScope, Scope } from '#engine/scope';
import { createHiddenText } from '#page/createHiddenText';
import { markMade } from '#page/marks/markMade';
import { createSpinner } from '#page/spinner/createSpinner';
import type { Outcome } from '../asking/outcome';

/** The notice of a search, beside its results. */
export interface Notice {
  element: HTMLElement;
  /**
   * Says what has become of the search.
   *
   * @param text For screen readers.
   * @param region Where results come.
   */
  show(outcome: Outcome, text: string, region: Element): void;
}

/**
 * Makes the notice of a search: a spinner while it waits, that there is nothing, or what went wrong. It
 * is told to screen readers, and so is the count of results.
 *
 * @param place The notice stands first in it.
 */
export function createNotice(scope: BlockScope, place: Element, loading: string): Notice {
  const element = document.createElement('div');
  markMade(element);
  element.className = 'skerry-search-notice search-result-notice';
  element.hidden = true;
  place.prepend(element);
  const status = createHiddenText('');
  status.setAttribute('role', 'status');
  scope.node.append(status);
  let waiting: Scope | undefined;
  scope.own(() => {
    element.remove();
    status.remove();
  });
  return {
    element,
    show(outcome, text, region) {
      waiting?.destroy();
      waiting = undefined;
      const { kind } = outcome;
      const isSeen = kind === 'failed' || (kind === 'found' && !outcome.results.length);
      element.textContent = isSeen ? text : '';
      element.hidden = !isSeen && kind !== 'waiting';
      status.textContent = text;
      if (kind !== 'waiting') return;
      waiting = scope.begin();
      element.append(createSpinner(waiting, region, loading));
    },
  };
}
