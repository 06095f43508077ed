import { createElement } from '#page/elements/createElement';
import type { Strings } from '#texts/strings';
import { type BusinessDay, isOpenAt, timeAt } from './businessHours';
import { BAR } from './createTrigger';

/** A Monday, in UTC. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Returns how to write a time in the language of the page, or in the browser's where it is none.
 */
function formatIn(options: Intl.DateTimeFormatOptions): (ms: number) => string {
  const settings = { ...options, timeZone: 'UTC' };
  let format: Intl.DateTimeFormat;
  try {
    format = new Intl.DateTimeFormat(document.documentElement.lang || undefined, settings);
  } catch {
    format = new Intl.DateTimeFormat(undefined, settings);
  }
  return (ms) => format.format(ms);
}

/**
 * Creates a line for each day. A browser takes up to a fifth of a second on a slow phone for its first
 * format of a date.
 */
function createDays(days: readonly BusinessDay[], texts: Strings['contacts']): HTMLElement[] {
  const nameOf = formatIn({ weekday: 'long' });
  const timeOf = formatIn({ hour: 'numeric', minute: 'numeric' });
  return days.map(({ text, ranges }, index) => {
    const spans = ranges.map(({ from, to }) => [from, to].map((m) => timeOf(m * 60_000)).join('–'));
    const isClosed = !ranges.length;
    const hours = text || (isClosed ? texts.noHours : spans.join(', '));
    return createElement(
      'div',
      'sqs-business-hours-day',
      createElement('dt', 'sqs-business-hours-day-label', nameOf(MONDAY + index * DAY_MS)),
      createElement('dd', isClosed ? 'closed' : '', hours),
    );
  });
}

/** The panel with the business hours. */
export interface Hours {
  panel: HTMLElement;
  close: HTMLButtonElement;
  /** Writes the hours, and tells anew whether the business is open. */
  refresh(): void;
}

/**
 * Creates the panel with the business hours, hidden, and without them until `refresh`; in the owner's
 * words where there are any.
 */
export function createHours(
  days: readonly BusinessDay[],
  timeZone: string,
  texts: Strings['contacts'],
): Hours {
  const store = createElement('p', 'sqs-business-hours-store');
  const list = createElement('dl', 'sqs-business-hours');
  const close = createElement('button', `${BAR}-overlay-close`);
  close.type = 'button';
  close.setAttribute('aria-label', texts.close);
  const title = createElement('h2', 'skerry-info-bar-title', texts.hoursTitle);
  const content = createElement('div', `${BAR}-overlay-content`, title, store, list);
  const panel = createElement('div', `${BAR}-overlay`, content, close);
  panel.id = 'skerry-business-hours';
  panel.setAttribute('role', 'group');
  panel.setAttribute('aria-label', texts.hoursTitle);
  panel.hidden = true;
  store.hidden = !days.some(({ ranges }) => ranges.length);
  return {
    panel,
    close,
    refresh() {
      if (!list.hasChildNodes()) list.append(...createDays(days, texts));
      if (store.hidden) return;
      const { day, minute } = timeAt(new Date(), timeZone);
      store.textContent = isOpenAt(days, day, minute) ? texts.open : texts.closed;
    },
  };
}
