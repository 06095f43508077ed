import type { Cancel } from '../../clock';
import type { Challenge } from '../../services/captchas';

/** What a form says of its captcha. The site's key comes from the site context. */
export interface CaptchaSettings {
  theme: 'light' | 'dark';
  /** Where it stands in its container. */
  align: 'left' | 'center' | 'right';
}

/** A form's captcha, there from the start: its code comes with the first `start()`. */
export interface Captcha extends Challenge {
  /** Moves the focus to it: where the message about it leads. */
  focus(): void;
  /** Calls `tell` when it is solved, runs out, fails or is reset, until cancelled. */
  watch(tell: () => void): Cancel;
  /** Gives the container back as the server sent it. */
  destroy(): void;
}
