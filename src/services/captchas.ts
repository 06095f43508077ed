import type { CaptchaSettings } from '../forms/captcha/captcha';
import type { Room } from '../forms/captcha/createRoom';
import type { FormTexts } from '../forms/formTexts';

/** What a form asks a captcha by. */
export interface CaptchaRequest {
  /** The server's slot: names the captcha in the console. */
  container: HTMLElement;
  settings: CaptchaSettings;
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
  /** Takes it away; the room stays the form's to close. */
  destroy(): void;
}

/** Captchas: the service `captcha`, which only a form that has one loads, when it is touched. */
export interface Captchas {
  /** Makes a captcha, which is not shown before its `start()`. */
  create(request: CaptchaRequest): Challenge;
}
