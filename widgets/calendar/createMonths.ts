import { emit } from '#engine/events';
import type { BlockScope, Scope } from '#engine/scope';
import { createSpinner } from '#page/spinner/createSpinner';
import type { page } from '#texts/site/page';
import type { calendars } from '#texts/widgets/calendars';
import type { CalendarHeader } from './header';
import { stepMonth } from './month';
import type { CalendarModel } from './read';

/** So long a step waits for the next one, in milliseconds: several quick ones are one call. */
const STEP_WAIT_MS = 150;

/** The month's name and its buttons are ours: what of them the server renders would stand there twice. */
const OWN_HEADER = '.yui3-calendar-header';

/** Steps through the months of a calendar. */
export interface Months {
  /** Asks for the first month. */
  start(): void;
  /** Shows the month that is so many months later, or earlier. */
  step(by: number): void;
}

/**
 * Makes what shows a month in its place. The one that is there stays until the next has come; where that
 * can't be had, it stays altogether, and the header says so. The server's own comes back when the scope ends.
 */
export function createMonths(
  scope: BlockScope,
  model: CalendarModel,
  place: HTMLElement,
  header: CalendarHeader,
  texts: { calendars: typeof calendars; page: typeof page },
): Months {
  const { runtime, node, block } = scope;
  let shown = model.month;
  let wanted = shown;
  let asking: Scope | undefined;

  const before = document.createDocumentFragment();
  let isReplaced = false;
  scope.own(() => isReplaced && place.replaceChildren(before));
  const replace = (content: DocumentFragment) => {
    if (!isReplaced) before.append(...place.childNodes);
    isReplaced = true;
    place.replaceChildren(content);
  };

  const fetchMonth = async (mine: Scope) => {
    const month = wanted;
    const fetching = new AbortController();
    mine.own(() => fetching.abort());
    try {
      const renderings = await runtime.use('rendering');
      const { collectionId, widgetOf } = model;
      const content = await renderings.fetch(widgetOf(month), collectionId, fetching.signal);
      if (mine.isEnded) return;
      for (const own of content.querySelectorAll(OWN_HEADER)) own.remove();
      shown = month;
      replace(content);
      mine.destroy();
      await runtime.scan(place);
    } catch (error) {
      if (mine.isEnded) return;
      mine.destroy();
      wanted = shown;
      header.name(shown);
      header.warn(texts.calendars.failed);
      scope.warn('html', `${error}; left as it is`);
      scope.report(error);
      emit(node, 'failed', { name: 'calendar', block: block.id, node, error });
    }
  };

  const ask = (waitMs: number) => {
    asking?.destroy();
    const mine = scope.begin();
    asking = mine;
    header.name(wanted);
    header.warn('');
    header.wait.append(createSpinner(mine, place, texts.page.loading));
    mine.after(waitMs, () => fetchMonth(mine));
  };

  if (!model.header) header.name(shown);
  return {
    start: () => ask(0),
    step(by) {
      wanted = stepMonth(wanted, by);
      ask(STEP_WAIT_MS);
    },
  };
}
