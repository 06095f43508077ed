import type { Scope } from '#engine/scope';
import { markMade } from '#page/marks/markMade';
import type { calendars } from '#texts/content/calendars';
import { createHeaderPlaces } from './createHeaderPlaces';
import type { CalendarHeader, Step } from './header';
import { nameMonth } from './month';

function createPart(tag: string, className: string): HTMLElement {
  const part = document.createElement(tag);
  part.className = className;
  markMade(part);
  return part;
}

/**
 * Makes the header of a calendar, before the place of its month. It carries the platform's classes as
 * well, which a site's own styles may know.
 */
export function createHeader(
  scope: Scope,
  place: HTMLElement,
  texts: typeof calendars,
  locale: string,
  step: Step,
): CalendarHeader {
  const element = createPart('div', 'skerry-calendar-header yui3-calendar-header');
  // Signs that a page from right to left turns around.
  const createStep = (by: number, sign: string, label: string, known: string) => {
    const button = createPart('button', `skerry-calendar-step ${known}`);
    button.setAttribute('type', 'button');
    button.setAttribute('aria-label', label);
    button.append(sign);
    scope.listen(button, { click: () => step(by) });
    return button;
  };
  const name = createPart('div', 'skerry-calendar-name yui3-calendar-header-label');
  name.setAttribute('aria-live', 'polite');
  const { wait, warning } = createHeaderPlaces(scope);
  element.append(
    createStep(-1, '‹', texts.previous, 'yui3-calendarnav-prevmonth'),
    name,
    wait,
    createStep(1, '›', texts.next, 'yui3-calendarnav-nextmonth'),
    warning,
  );
  place.before(element);
  scope.own(() => element.remove());
  return {
    nameElement: name,
    wait,
    name(month) {
      const text = nameMonth(month, locale);
      if (name.textContent !== text) name.textContent = text;
    },
    warn(text) {
      warning.textContent = text;
    },
  };
}
