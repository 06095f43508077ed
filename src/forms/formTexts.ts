import type { Runtime } from '../runtime';
import { captcha } from '../strings/captcha';
import { forms } from '../strings/forms';
import { siteTexts } from '../strings/siteTexts';

/** What forms say, in the page's language. Read once a page: `runtime.part(readFormTexts)`. */
export function readFormTexts(runtime: Runtime) {
  const { incomplete, loadFailed } = siteTexts(runtime, 'captcha', captcha);
  return {
    ...siteTexts(runtime, 'forms', forms),
    captchaIncomplete: incomplete,
    captchaLoadFailed: loadFailed,
  };
}

export type FormTexts = ReturnType<typeof readFormTexts>;
