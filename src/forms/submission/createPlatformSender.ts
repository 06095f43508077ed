import { readPageFields } from '#calls/endpoints/page/readPageFields';
import { isHttpError } from '#calls/http/reply/httpError';
import type { Runtime } from '#engine/runtime';
import type { Scope } from '#engine/scope';
import type { FormCaptcha } from '../captcha/createFormCaptcha';
import { formValues } from '../fields/value/formValues';
import { readFormTexts } from '../formTexts';
import type { Sender } from '../life/sender';
import type { FormModel } from '../readForm';
import { submissionErrors } from './submissionErrors';
import { type Submission, submitForm } from './submitForm';

/** Reads what a visitor has typed by now, with what the submission says of the form and the page. */
function readSubmission(
  { context }: Runtime,
  model: FormModel,
  captcha: FormCaptcha | null,
): Submission {
  const captchaKey = captcha?.answer();
  return {
    formId: model.formId,
    collectionId: model.collectionId,
    objectName: model.objectName,
    isOverlayForm: model.isOverlayForm,
    submitButtonText: model.submitButtonText,
    form: JSON.stringify(formValues(model.fields)),
    ...(captchaKey !== undefined && { captchaKey }),
    ...readPageFields(context),
  };
}

/** Creates what sends a form by the platform's two calls. */
export function createPlatformSender(
  { runtime, report }: Scope,
  model: FormModel,
  captcha: FormCaptcha | null,
): Sender {
  const texts = runtime.part(readFormTexts);
  const read = () => {
    try {
      return readSubmission(runtime, model, captcha);
    } catch (error) {
      report(error);
      return undefined;
    }
  };
  return {
    take() {
      const submission = read();
      return {
        async send(signal) {
          const problem = submission
            ? await submitForm(runtime, submission, signal)
            : ({ step: 'fields' } as const);
          if (!problem) return { type: 'succeed' };
          const isOdd = problem.step === 'save' && !isHttpError(problem.error);
          if (isOdd && !signal.aborted) report(problem.error);
          return { type: 'fail', failure: submissionErrors(problem, texts) };
        },
      };
    },
  };
}
