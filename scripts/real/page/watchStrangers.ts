import { nameOf } from './layoutShifts';

/** Blocks whose forms Skerry drives. */
const OURS =
  '.sqs-block-form, .sqs-block-newsletter, [data-block="form"], [data-block="newsletter"]';

/** Whether a submission is left to the browser. Nothing is sent. */
function isLeftAlone(form: HTMLFormElement): boolean {
  // What a stripped script would have answered is not held against the page.
  form.onsubmit = null;
  let isLeft = false;
  const stop = (event: Event) => {
    isLeft = !event.defaultPrevented;
    // Firefox sends a form also for an event that comes from a script.
    event.preventDefault();
  };
  window.addEventListener('submit', stop);
  form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  window.removeEventListener('submit', stop);
  return isLeft;
}

/**
 * Remembers the forms that belong to others: a search, a form in the owner's own code. Returns what
 * says what became of them.
 */
export function watchStrangers(): () => string[] {
  const before = new Map<HTMLFormElement, string>();
  document.addEventListener('readystatechange', () => {
    if (document.readyState !== 'interactive') return;
    for (const form of document.forms) {
      if (!form.closest(OURS)) before.set(form, form.outerHTML);
    }
  });
  return () =>
    [...before].flatMap(([form, html]) => [
      ...(form.outerHTML === html ? [] : [`${nameOf(form)} was changed`]),
      ...(isLeftAlone(form) ? [] : [`${nameOf(form)} is not sent by the browser any more`]),
    ]);
}
