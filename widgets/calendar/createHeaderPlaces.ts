import type { Scope } from '#engine/scope';
import { markMade } from '#page/marks/markMade';

/** The places that a header has beside the name and the steps. */
export interface HeaderPlaces {
  /** Where a spinner has room, before the name's end. */
  wait: HTMLElement;
  /** What went wrong. */
  warning: HTMLElement;
}

/** Makes the places of a spinner and of a warning, which take no room while they are empty. */
export function createHeaderPlaces(scope: Scope): HeaderPlaces {
  const wait = document.createElement('span');
  wait.className = 'skerry-calendar-wait';
  const warning = document.createElement('div');
  warning.className = 'skerry-calendar-warning';
  warning.setAttribute('role', 'alert');
  for (const part of [wait, warning]) {
    markMade(part);
    scope.own(() => part.remove());
  }
  return { wait, warning };
}
