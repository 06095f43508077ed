import type { Scope } from '#engine/scope';
import { FIELDS } from '#page/press/ownElements';

/**
 * A visitor may be typing there, sending a form, or hearing what came of it: nobody takes the focus
 * away.
 */
const BUSY = `${FIELDS}, iframe, form *, .form-submission-text`;

/** What has the visitor, whoever opened it: modal things, and a banner that waits for an answer. */
const OPEN = '[aria-modal="true"], dialog:modal, .sqs-cookie-banner-v2';

/** How long it takes until somebody looks again, in milliseconds. Others tell nobody that they close. */
const LOOK_MS = 500;

const isVisitorTaken = (): boolean =>
  document.activeElement?.matches(BUSY) === true ||
  // A film: it would be made inert by what opens behind it.
  Boolean(document.fullscreenElement) ||
  // Of all modals of ours, also those that are about to be seen.
  document.body.classList.contains('dialog-open') ||
  [...document.querySelectorAll(OPEN)].some((node) => node.getClientRects().length);

/**
 * The rule for all that opens by itself: it does not while something else has the visitor. Calls
 * `run` once, now or when the visitor is free again, unless the scope has ended.
 *
 * @param isTaken Whether something that is not in the page yet is about to have the visitor.
 */
export function whenVisitorIsFree(scope: Scope, isTaken: () => boolean, run: () => void): void {
  if (!isTaken() && !isVisitorTaken()) run();
  else scope.after(LOOK_MS, () => whenVisitorIsFree(scope, isTaken, run));
}
