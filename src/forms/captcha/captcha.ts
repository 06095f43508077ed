import type { Cancel } from '../../clock';

/** What a form says of its captcha. The site's key comes from the site context. */
export interface CaptchaSettings {
  theme: 'light' | 'dark';
  /** Where it stands in its container. */
  align: 'left' | 'center' | 'right';
}

/** The captcha of one form. No captcha is ever solved for good: its answer runs out, and goes once sent. */
export interface Captcha {
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
  /** Moves the focus to it: where the message about it leads. */
  focus(): void;
  /** Calls `tell` when it is solved, runs out, fails or is reset, until cancelled. */
  watch(tell: () => void): Cancel;
  /** Gives the container back as the server sent it. */
  destroy(): void;
}
