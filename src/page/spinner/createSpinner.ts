import type { Scope } from '#engine/scope';
import './styles.css';

/** A wait that ends within this time, in milliseconds, is not announced. */
const ANNOUNCE_AFTER_MS = 1000;

function createPart(className: string): HTMLElement {
  const part = document.createElement('span');
  part.className = className;
  return part;
}

/**
 * Makes what says that something is being loaded: to the eye at once, in the size and the colour of the
 * text around it; to screen readers after one second. Under reduced motion it turns slowly, since a
 * spinner that stands still looks as if nothing happened. It does not carry the platform's class
 * `sqs-spin`, for which page CSS draws a graphic of its own. It goes with the scope.
 *
 * @param region The element that is being loaded into: busy (`aria-busy`) for as long as the scope lives.
 *   Put the spinner beside it, not in it: screen readers keep quiet about a busy region.
 * @param text The announcement.
 */
export function createSpinner(scope: Scope, region: Element, text: string): HTMLElement {
  const spinner = createPart('skerry-spinner');
  const graphic = createPart('skerry-spinner-graphic');
  graphic.setAttribute('aria-hidden', 'true');
  const status = createPart('skerry-spinner-text');
  status.setAttribute('role', 'status');
  spinner.append(graphic, status);
  scope.adopt.attribute(region, 'aria-busy', 'true');
  scope.after(ANNOUNCE_AFTER_MS, () => status.append(text));
  scope.own(() => spinner.remove());
  return spinner;
}
