import type { Scope } from '#engine/scope';
import type { FormCaptcha } from '../captcha/createFormCaptcha';
import type { Field } from '../fields/field';
import { formValues } from '../fields/value/formValues';
import type { FormModel } from '../formModel';
import type { Sender } from '../life/sender';
import type {} from './saving';

/** Creates what sends a form by the platform's two calls. */
export function createPlatformSender(
  scope: Scope,
  model: FormModel,
  captcha: FormCaptcha | null,
): Sender {
  const { runtime, report } = scope;
  const load = () => runtime.use('form-saving');
  // Long before anybody has filled in the form. Where it can't be had, it is asked for again.
  load().catch(() => {});
  const read = (fields: readonly Field[]) => {
    try {
      return JSON.stringify(formValues(fields));
    } catch (error) {
      report(error);
      return undefined;
    }
  };
  return {
    take(_, fields) {
      const entries = { form: read(fields), captchaKey: captcha?.answer() };
      return {
        send: async (signal) => (await load()).save(scope, model, entries, signal),
      };
    },
  };
}
