import type { Cancel } from '../../clock';
import { listenOnForm } from '../formElement';
import type { Captcha } from './captcha';

/**
 * Starts the captcha of a form when a visitor first touches the form, and lets each later touch try
 * again what failed. A press starts it when it is over: what is pressed must not move away from
 * under the finger.
 */
export function startOnTouch(form: HTMLFormElement, captcha: Captcha): Cancel {
  const listening = new AbortController();
  let isPressed = false;
  let isStarted = false;
  const start = () => {
    isStarted = true;
    captcha.start();
  };
  const listen = (type: string, run: () => void) => listenOnForm(form, type, run, listening.signal);

  listen('pointerdown', () => {
    isPressed = true;
  });
  listen('pointercancel', () => {
    isPressed = false;
  });
  listen('click', () => {
    isPressed = false;
    start();
  });
  listen('focusin', () => {
    if (!isPressed) start();
  });
  // For who was in a field already, or let the browser fill it in.
  listen('input', () => {
    if (!isStarted) start();
  });
  return () => listening.abort();
}
