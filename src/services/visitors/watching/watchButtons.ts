import { recordButtonClick, recordButtonRender } from '#calls/endpoints/measurement/census';
import type { Http } from '#calls/http/http';
import type { Scope } from '#engine/scope';
import { watchSeen } from '#engine/visibility/watchSeen';
import { createConsent } from '#site/consent/consent';
import { BUTTONS, readButton } from './readButton';

/**
 * Tells the census of each button of the page when it is first seen, and of each click on one.
 * Buttons that come later are heard when they are clicked.
 *
 * @param told Those that were seen: they are not told of again.
 */
export function watchButtons(
  http: Http,
  { runtime, own, listen }: Scope,
  told: WeakSet<Element>,
): void {
  const { context, visibility } = runtime;
  const { isGiven } = runtime.part(createConsent).analytics;
  for (const button of document.querySelectorAll(BUTTONS)) {
    if (told.has(button)) continue;
    const stop = own(
      watchSeen(visibility, button, () => {
        if (!isGiven()) return;
        told.add(button);
        stop();
        void recordButtonRender(http, readButton(button, context));
      }),
    );
  }
  const onClick = ({ target }: MouseEvent) => {
    const button = target instanceof Element && target.closest(BUTTONS);
    if (button && isGiven()) void recordButtonClick(http, readButton(button, context));
  };
  listen(document, { click: onClick }, true);
}
