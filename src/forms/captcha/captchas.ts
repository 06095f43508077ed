import type { Scope } from '#engine/scope';
import type { FormTexts } from '../formTexts';
import type { Room } from './createRoom';
import type { CaptchaSlot } from './readCaptcha';

declare module '#engine/runtime' {
  interface Services {
    /** Captchas of forms. */
    captcha: Captchas;
  }
}

/** A form's request for a captcha. */
export interface CaptchaRequest extends CaptchaSlot {
  /** Where it is shown, and where what goes wrong is said. The form's own. */
  room: Room;
  texts: Pick<FormTexts, 'captchaIncomplete' | 'captchaLoadFailed'>;
  /** Called when it is solved, runs out, fails or is reset. */
  tell(): void;
}

/** The captcha of one form. None is ever solved for good: its answer runs out, and goes once sent. */
export interface Challenge {
  /**
   * Loads the provider's script (once a page) and shows the captcha. Later calls do nothing, but
   * for one after a failure to load, which tries again.
   */
  start(): void;
  /** The provider's answer, sent as `captchaKey`; undefined until it is solved, and again once it ran out. */
  answer(): string | undefined;
  /** Forgets the answer and asks anew: after a submission that failed. */
  reset(): void;
  /**
   * It was reset and is not solved since: the submit button that it binds is disabled. Never true
   * of one that can't be solved because its provider fails.
   */
  isDue(): boolean;
}

/** Captchas: the service `captcha`, which only a form that has one loads, when it is touched. */
export interface Captchas {
  /**
   * Creates a captcha, which is not shown before its `start()`. It is taken away when the scope
   * ends; the room stays the form's.
   */
  create(scope: Scope, request: CaptchaRequest): Challenge;
}
