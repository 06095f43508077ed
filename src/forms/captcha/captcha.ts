import type { Cancel } from '../../clock';

/** What a form says of its captcha. */
export interface CaptchaSettings {
  /** The site's key with the provider, from the site context. */
  siteKey: string;
  theme: 'light' | 'dark';
}

/** The captcha of one form. No captcha is ever solved for good: its answer runs out, and goes once sent. */
export interface Captcha {
  /** Loads the provider's script (once a page) and shows the captcha. Later calls do nothing. */
  start(): void;
  /** The provider's answer, sent as `captchaKey`; undefined until it is solved, and again once it ran out. */
  answer(): string | undefined;
  /** Forgets the answer and asks anew: after a submission that failed. */
  reset(): void;
  /** Calls `tell` when it is solved, runs out or is reset, until cancelled. */
  watch(tell: () => void): Cancel;
  /** Gives the container back as the server sent it. */
  destroy(): void;
}
