import { recordButtonClick, recordButtonRender } from '../api/census';
import type { Cancel } from '../clock';
import type { Http } from '../http/http';
import type { Runtime } from '../runtime';
import { createVisibility } from '../visibility';
import { BUTTONS, readButton } from './readButton';

/** All observers of buttons in view are one. */
const createInView = () => createVisibility();

/**
 * Tells the census of each button of the page when it first comes into view, and of each click on
 * one. Buttons that come later are heard when they are clicked.
 *
 * @param told Those whose coming into view was told of: they are not told of again.
 */
export function watchButtons(http: Http, runtime: Runtime, told: WeakSet<Element>): Cancel {
  const stops = new Set<Cancel>();
  const visibility = runtime.part(createInView);
  for (const button of document.querySelectorAll(BUTTONS)) {
    if (told.has(button)) continue;
    const stop = visibility.watch(button, (isInView) => {
      if (!isInView) return;
      told.add(button);
      stop();
      stops.delete(stop);
      void recordButtonRender(http, readButton(button, runtime.context));
    });
    stops.add(stop);
  }
  const onClick = ({ target }: MouseEvent) => {
    const button = target instanceof Element && target.closest(BUTTONS);
    if (button) void recordButtonClick(http, readButton(button, runtime.context));
  };
  document.addEventListener('click', onClick, true);
  return () => {
    for (const stop of stops) stop();
    document.removeEventListener('click', onClick, true);
  };
}
