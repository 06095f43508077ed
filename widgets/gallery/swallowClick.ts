import type { Cancel, Clock } from '../../src/clock';

/** How long the click that belongs to the end of a drag may be on its way, in ms. */
const CLICK_MS = 50;

/**
 * Takes the click that a browser makes of the end of a drag by a mouse or a pen, before anybody
 * hears of it. A finger that has moved makes none. Returns how to stop waiting for it.
 */
export function swallowClick(clock: Clock): Cancel {
  const onClick = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    stop();
  };
  const stopTimer = clock.after(CLICK_MS, () => stop());
  const stop = () => {
    stopTimer();
    removeEventListener('click', onClick, true);
  };
  addEventListener('click', onClick, true);
  return stop;
}
