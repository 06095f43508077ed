import type { Scope } from '#engine/scope';
import { createTextWriter } from '#page/createTextWriter';
import { isPlainPress } from '#page/press/isPlainPress';
import { createHeaderPlaces } from './createHeaderPlaces';
import type { CalendarHeader, Step } from './header';
import { type Month, nameMonth, stepMonth, writeMonth } from './month';
import type { ServerHeader } from './read';

/**
 * Drives the server's own header: a press on its links steps, and its text names the month. An address
 * that says its month as the platform does goes along, for a press that opens it in another tab.
 */
export function adoptHeader(
  scope: Scope,
  { previous, next, name }: ServerHeader,
  place: HTMLElement,
  first: Month,
  locale: string,
  step: Step,
): CalendarHeader {
  const { adopt } = scope;
  const nameElement = name.parentElement ?? previous;
  const writeName = createTextWriter(scope, name);
  const { wait, warning } = createHeaderPlaces(scope);
  adopt.attribute(nameElement, 'aria-live', 'polite');
  nameElement.after(wait);
  place.before(warning);
  const links = [
    { link: previous, by: -1 },
    { link: next, by: 1 },
  ].map(({ link, by }) => {
    scope.listen(link, {
      click(event) {
        if (!isPlainPress(event)) return;
        event.preventDefault();
        step(by);
      },
    });
    return { link, by, address: link.getAttribute('href') ?? '' };
  });
  return {
    nameElement,
    wait,
    name(month) {
      writeName(nameMonth(month, locale));
      for (const { link, by, address } of links) {
        const from = writeMonth(stepMonth(first, by));
        const to = writeMonth(stepMonth(month, by));
        adopt.attribute(link, 'href', address.replace(from, to));
      }
    },
    warn(text) {
      warning.textContent = text;
    },
  };
}
