import type { BlockScope } from '#engine/scope';
import { textsIn } from '#page/fields/textsIn';
import { isComposing } from '#page/press/isComposing';
import { createAsking } from './asking/createAsking';
import type { Outcome } from './asking/outcome';
import { createNotice } from './list/createNotice';
import { createResult } from './list/createResult';
import { describeOutcome } from './list/describeOutcome';
import type { SearchModel } from './read';
import type { SearchTexts } from './searchTexts';
import { tellSearch } from './tellSearch';

/** Makes the list of what was found. */
function createList(outcome: Outcome, follow: (query: string) => void): HTMLElement | '' {
  if (outcome.kind !== 'found' || !outcome.results.length) return '';
  const list = document.createElement('ul');
  list.className = 'skerry-search-results search-results';
  for (const result of outcome.results) {
    const item = document.createElement('li');
    const link = createResult(result);
    link.addEventListener('click', () => follow(outcome.query));
    item.append(link);
    list.append(item);
  }
  return list;
}

/** Lets the page's address name a search, which leaves no entry behind. */
function nameInAddress(name: string, query: string): void {
  const all = new URLSearchParams(location.search);
  all.set(name, query);
  history.replaceState(history.state, '', `${location.pathname}?${all}${location.hash}`);
}

/**
 * Shows what is found on the page of results: what its address names, and what a visitor types. The
 * address goes along, without leaving entries behind. Results that the server has sent stay until then.
 */
export function createPageResults(
  scope: BlockScope,
  model: SearchModel,
  place: HTMLElement,
  texts: SearchTexts,
): void {
  const { input } = model;
  const { runtime } = scope;
  const named = new URLSearchParams(location.search).get(model.name) ?? '';
  const notice = createNotice(scope, document.createElement('div'), texts.page.loading);
  const before = document.createDocumentFragment();
  let isReplaced = false;
  scope.own(() => isReplaced && place.replaceChildren(before));

  // The page has counted the search that its address names.
  let counted = named.trim();
  const count = (query: string) => {
    if (query === counted) return;
    counted = query;
    tellSearch(runtime, query);
  };
  const asking = createAsking(scope, model, texts.searches, (outcome) => {
    notice.show(outcome, describeOutcome(outcome, texts.searches), place);
    if (outcome.kind === 'waiting') return;
    if (!isReplaced) before.append(...place.childNodes);
    isReplaced = true;
    place.replaceChildren(notice.element, createList(outcome, count));
    if (outcome.kind === 'found') nameInAddress(model.name, outcome.query);
  });

  if (!input.value && named) {
    input.value = named;
    scope.own(() => {
      if (input.value === named) input.value = '';
    });
  }
  if (named && !textsIn(place).length) asking.now();
  scope.listen(input, {
    input: asking.typed,
    keydown(event) {
      if (event.key !== 'Enter' || isComposing(event)) return;
      event.preventDefault();
      asking.now();
      if (input.value.trim()) count(input.value.trim());
    },
  });
}
