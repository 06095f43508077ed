import type { Scope } from '#engine/scope';
import { whenFilled } from '#page/elsewhere/whenFilled';
import { markMade } from '#page/marks/markMade';
import type { TockBooking } from '../reservation';
import { createTockScript } from './createTockScript';

/** Tock's script looks for this id. */
const ID = 'Tock_widget_container';

const COLUMN = `${ID}-columnLayout`;

/** The widest container, in CSS pixels, in which Tock's parts stand below each other. */
const COLUMN_WIDTH = 750;

/** Returns Tock's container: the server's, else one of ours, until the scope ends. */
export function findContainer(scope: Scope, place: HTMLElement): HTMLElement {
  const sent = place.querySelector<HTMLElement>(`#${ID}`);
  if (sent) return sent;
  const made = document.createElement('div');
  markMade(made);
  made.id = ID;
  place.append(made);
  scope.own(() => made.remove());
  return made;
}

/** Keeps the class of a container that is narrow, until the scope ends. */
export function followWidth({ adopt, own }: Scope, container: HTMLElement): void {
  const around = container.parentElement ?? container;
  const look = () => adopt.toggleClass(container, COLUMN, around.clientWidth <= COLUMN_WIDTH);
  const observer = new ResizeObserver(look);
  observer.observe(around);
  own(() => observer.disconnect());
  look();
}

/** Brings Tock's form into its container, from which it goes when the scope ends. */
export async function bringTock(
  scope: Scope,
  container: HTMLElement,
  { business, source, settings }: TockBooking,
): Promise<HTMLElement> {
  const { adopt, runtime } = scope;
  for (const [name, value] of Object.entries(settings)) {
    if (value !== undefined) adopt.attribute(container, name, value);
  }
  const sent = [...container.childNodes];
  // What the server sent comes back, whatever the script has done to it.
  scope.own(() => container.replaceChildren(...sent));
  const filled = whenFilled(scope, container);
  await runtime.part(createTockScript).show(business, source);
  return filled;
}
