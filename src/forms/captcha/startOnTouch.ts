import type { Scope } from '#engine/scope';
import { listenOnForm } from '../formElement';
import type { FormCaptcha } from './createFormCaptcha';

/**
 * Starts the captcha of a form when a visitor first touches the form, and lets each later touch try
 * again what failed. A press starts it when it is over: what is pressed must not move away from
 * under the finger.
 */
export function startOnTouch(scope: Scope, form: HTMLFormElement, captcha: FormCaptcha): void {
  let isPressed = false;
  let isStarted = false;
  const start = () => {
    isStarted = true;
    captcha.start();
  };
  listenOnForm(scope, form, {
    pointerdown() {
      isPressed = true;
    },
    pointercancel() {
      isPressed = false;
    },
    click() {
      isPressed = false;
      start();
    },
    focusin() {
      if (!isPressed) start();
    },
    // For who was in a field already, or let the browser fill it in.
    input() {
      if (!isStarted) start();
    },
  });
}
