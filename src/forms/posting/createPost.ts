import type { Scope } from '#engine/scope';
import type { FormCaptcha } from '../captcha/createFormCaptcha';
import type { FormModel } from '../formModel';
import { readFormTexts } from '../formTexts';
import type { Outcome, Sender } from '../life/sender';
import type { Posting } from './posting';
import { readPost } from './readPost';

/** Creates what posts a form to its own address, as a browser would, and reads the answer. */
export function createPost(
  { runtime, begin, listen }: Scope,
  model: FormModel,
  captcha: FormCaptcha | null,
): Sender {
  const texts = runtime.part(readFormTexts);
  let loading: Promise<Posting | null> | undefined;
  /** Loads what sends. Where it can't be had, the browser sends the form. */
  const load = () => {
    loading ??= runtime.use('posting').catch(() => null);
    return loading;
  };
  // Long before anybody has filled in the form, and not for those who only read the page.
  listen(model.form, { focusin: load, pointerdown: load });
  return {
    take(submitter, fields) {
      const post = readPost(model.form, submitter);
      if (!post) return null;
      const { body, url } = post;
      const key = captcha?.answer();
      if (key !== undefined) body.append('captchaKey', key);
      return {
        async send(signal, tell): Promise<Outcome> {
          const posting = await load();
          if (!posting) return { type: 'leave' };
          const reply = await posting.send(begin(), post, signal, tell);
          return posting.judge(reply, url, [...body.values()], { ...model, fields }, texts);
        },
      };
    },
  };
}
