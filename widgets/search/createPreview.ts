import type { BlockScope } from '#engine/scope';
import { freeId } from '#page/marks/freeId';
import { markMade } from '#page/marks/markMade';
import { isEscape } from '#page/overlays/isEscape';
import { hasShortcutKey } from '#page/press/hasShortcutKey';
import { isComposing } from '#page/press/isComposing';
import { createAsking } from './asking/createAsking';
import type { Outcome } from './asking/outcome';
import { createNotice } from './list/createNotice';
import { createOptions } from './list/createOptions';
import { describeOutcome } from './list/describeOutcome';
import { stepActive } from './list/stepActive';
import type { SearchModel } from './read';
import { resultsAddress } from './resultsAddress';
import type { SearchTexts } from './searchTexts';
import { tellSearch } from './tellSearch';

/** Blocks of a grid are layers: what hangs out of one is under the next, unless it is raised. */
const LAYER = '.fe-block';

function createBox(scope: BlockScope, model: SearchModel): HTMLElement {
  const { node, adopt } = scope;
  const box = document.createElement('div');
  markMade(box);
  box.className = model.form
    ? 'skerry-search-preview'
    : 'skerry-search-preview sqs-search-preview-ui';
  box.hidden = true;
  if (getComputedStyle(node).position === 'static') adopt.style(node, 'position', 'relative');
  node.append(box);
  scope.own(() => box.remove());
  // A press keeps the focus in the field, and what hangs below it open.
  scope.listen(box, { pointerdown: (event) => event.preventDefault() });
  scope.listen(box, { mousedown: (event) => event.preventDefault() });
  return box;
}

/**
 * Shows what is found below the field while a visitor types: a combobox whose list is chosen from by
 * hand. Enter without a choice sends the form, as if there were no list.
 */
export function createPreview(scope: BlockScope, model: SearchModel, texts: SearchTexts): void {
  const { node, adopt, runtime, block } = scope;
  const { input } = model;
  const box = createBox(scope, model);
  const notice = createNotice(scope, box, texts.page.loading);
  const options = createOptions(
    box,
    freeId(`${block.id}-results`),
    texts.searches,
    (link, query) => {
      if (link.href !== resultsAddress(model, query)) tellSearch(runtime, query);
    },
  );
  const layer = node.closest<HTMLElement>(LAYER);
  let active = -1;

  const setActive = (index: number) => {
    active = index;
    adopt.attribute(input, 'aria-activedescendant', options.activate(index));
  };
  const setOpen = (isOpen: boolean) => {
    box.hidden = !isOpen;
    adopt.attribute(input, 'aria-expanded', String(isOpen && options.count() > 0));
    if (layer) adopt.style(layer, 'z-index', isOpen ? '1000' : '');
    if (!isOpen) setActive(-1);
  };
  const hasFocus = () => document.activeElement === input;

  const show = (outcome: Outcome) => {
    notice.show(outcome, describeOutcome(outcome, texts.searches), options.element);
    if (outcome.kind !== 'waiting') {
      setActive(-1);
      const found = outcome.kind === 'found' && outcome.results.length ? outcome : undefined;
      options.show(
        found?.results ?? [],
        found ? resultsAddress(model, found.query) : '',
        found?.query ?? '',
      );
    }
    setOpen(outcome.kind !== 'nothing' && hasFocus());
  };
  const asking = createAsking(scope, model, texts.searches, show);

  adopt.attribute(input, 'role', 'combobox');
  adopt.attribute(input, 'aria-autocomplete', 'list');
  adopt.attribute(input, 'aria-controls', options.element.id);
  adopt.attribute(input, 'autocomplete', 'off');
  setOpen(false);
  const isClosedWithResults = () => box.hidden && options.count() > 0;
  scope.listen(input, {
    input: asking.typed,
    click: () => isClosedWithResults() && setOpen(true),
    focusout: () => setOpen(false),
    keydown(event) {
      if (isComposing(event) || hasShortcutKey(event)) return;
      if (isEscape(event) && !box.hidden) {
        event.preventDefault();
        setOpen(false);
        return;
      }
      if (event.key === 'Enter' && active >= 0) {
        event.preventDefault();
        options.follow(active);
        return;
      }
      const next = stepActive(event.key, active, options.count());
      if (next === undefined) return;
      event.preventDefault();
      if (box.hidden) setOpen(true);
      setActive(next);
    },
  });
}
