import type { Runtime } from '#engine/runtime';
import { captcha } from '#texts/forms/captcha';
import { forms } from '#texts/forms/forms';
import { siteTexts } from '#texts/siteTexts';

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
