import type { Runtime } from '../runtime';
import { captcha } from '../strings/captcha';
import { forms } from '../strings/forms';
import { siteTexts } from '../strings/siteTexts';

/** What forms say, in the page's language. Read once a page: `runtime.part(readFormTexts)`. */
export const readFormTexts = (runtime: Runtime) => ({
  ...siteTexts(runtime, 'forms', forms),
  captchaIncomplete: siteTexts(runtime, 'captcha', captcha).incomplete,
});

export type FormTexts = ReturnType<typeof readFormTexts>;
