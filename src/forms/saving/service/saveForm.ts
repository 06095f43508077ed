import { readPageFields } from '#calls/endpoints/page/readPageFields';
import { isHttpError } from '#calls/http/reply/httpError';
import type { Runtime } from '#engine/runtime';
import type { FormModel } from '../../formModel';
import { readFormTexts } from '../../formTexts';
import type { FormSaving } from '../saving';
import { submissionErrors } from './submissionErrors';
import { type Submission, submitForm } from './submitForm';

/** What a visitor has entered, with what the submission says of the form and the page. */
function submissionOf(
  { context }: Runtime,
  model: FormModel,
  form: string,
  captchaKey: string | undefined,
): Submission {
  return {
    formId: model.formId,
    collectionId: model.collectionId,
    objectName: model.objectName,
    isOverlayForm: model.isOverlayForm,
    submitButtonText: model.submitButtonText,
    form,
    ...(captchaKey !== undefined && { captchaKey }),
    ...readPageFields(context),
  };
}

/** Saves a form by the platform's two calls, and says what a visitor reads where that fails. */
export const saveForm: FormSaving['save'] = async (scope, model, { form, captchaKey }, signal) => {
  const { runtime, report } = scope;
  const problem =
    form === undefined
      ? ({ step: 'fields' } as const)
      : await submitForm(runtime, submissionOf(runtime, model, form, captchaKey), signal);
  if (!problem) return { type: 'succeed' };
  const isOdd = problem.step === 'save' && !isHttpError(problem.error);
  if (isOdd && !signal.aborted) report(problem.error);
  return { type: 'fail', failure: submissionErrors(problem, runtime.part(readFormTexts)) };
};
