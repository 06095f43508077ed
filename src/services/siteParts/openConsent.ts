import type { Scope } from '#engine/scope';
import { isPlainPress } from '#page/press/isPlainPress';

/** A button or a link of the page for who wants to see or change an answer. */
const OPENERS = '[data-consent-open]';

/**
 * Opens what asks for consent when the visitor presses `data-consent-open`, until the scope ends. A
 * press with Ctrl, Shift or the like on a link is the browser's.
 */
export function openConsent({ runtime, listen, report }: Scope): void {
  listen(document, {
    click(event) {
      const opener =
        event.target instanceof Element && document.head.closest.call(event.target, OPENERS);
      if (!(opener instanceof HTMLElement) || !isPlainPress(event)) return;
      event.preventDefault();
      runtime
        .use('consent')
        .then(({ manage }) => manage(opener))
        .catch(report);
    },
  });
}
