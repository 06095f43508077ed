import type { BlockScope, Scope } from '#engine/scope';
import { createHiddenText } from '#page/createHiddenText';
import { markMade } from '#page/marks/markMade';
import { createSpinner } from '#page/spinner/createSpinner';
import type { Outcome } from '../asking/outcome';

/** What is said of a search beside its results. */
export interface Said {
  notice: HTMLElement;
  /**
   * Says what has become of it.
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
export function createSaid(scope: BlockScope, place: Element, loading: string): Said {
  const notice = document.createElement('div');
  markMade(notice);
  notice.className = 'skerry-search-notice search-result-notice';
  notice.hidden = true;
  place.prepend(notice);
  const status = createHiddenText('');
  status.setAttribute('role', 'status');
  scope.node.append(status);
  let waiting: Scope | undefined;
  scope.own(() => {
    notice.remove();
    status.remove();
  });
  return {
    notice,
    show(outcome, text, region) {
      waiting?.destroy();
      waiting = undefined;
      const { kind } = outcome;
      const isSeen = kind === 'failed' || (kind === 'found' && !outcome.results.length);
      notice.textContent = isSeen ? text : '';
      notice.hidden = !isSeen && kind !== 'waiting';
      status.textContent = text;
      if (kind !== 'waiting') return;
      waiting = scope.begin();
      notice.append(createSpinner(waiting, region, loading));
    },
  };
}
