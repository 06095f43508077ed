import type { Cancel } from '../../clock';
import type { Captcha } from './captcha';

/**
 * Starts the captcha of a form when a visitor first touches the form, and lets each later touch try
 * again what failed. A press starts it when it is over: what is pressed must not move away from
 * under the finger.
 */
export function startOnTouch(form: HTMLFormElement, captcha: Captcha): Cancel {
  const listening = new AbortController();
  let isPressed = false;
  const listen = (type: string, run: () => void) =>
    // A field of the form may be called `addEventListener`.
    EventTarget.prototype.addEventListener.call(form, type, run, {
      capture: true,
      signal: listening.signal,
    });

  listen('pointerdown', () => {
    isPressed = true;
  });
  listen('pointercancel', () => {
    isPressed = false;
  });
  listen('click', () => {
    isPressed = false;
    captcha.start();
  });
  listen('focusin', () => {
    if (!isPressed) captcha.start();
  });
  // For who was in a field already, or let the browser fill it in.
  EventTarget.prototype.addEventListener.call(form, 'input', () => captcha.start(), {
    once: true,
    signal: listening.signal,
  });
  return () => listening.abort();
}
