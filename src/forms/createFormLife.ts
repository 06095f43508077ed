import { readPageFields } from '../api/readPageFields';
import type { Cancel } from '../clock';
import { isHttpError } from '../http/httpError';
import type { Runtime } from '../runtime';
import type { Captcha } from './captcha/captcha';
import { checkForm } from './checkForm';
import { checkField } from './fields/checkField';
import type { Field } from './fields/field';
import { formValues } from './fields/formValues';
import type { FormModel } from './formModel';
import { readFormTexts } from './formTexts';
import { type FormAction, type FormState, idleForm, reduceForm } from './state';
import { submissionErrors } from './submissionErrors';
import { type Submission, submitForm } from './submitForm';

/** A form's life, without its DOM but for what the visitor typed. */
export interface FormLife {
  readonly state: FormState;
  /** Calls `tell` after each change, until cancelled. */
  watch(tell: () => void): Cancel;
  /** Checks the form and sends it; does nothing while it is being sent, or after it was. */
  submit(): void;
  /** The visitor changed a field: its message goes when there is nothing wrong with it any more. */
  correct(field: Field): void;
  /** The captcha was solved, ran out or was reset. */
  seeCaptcha(): void;
  /** Makes the form usable again; what is on its way is not heard of any more. */
  restore(): void;
  /** Nothing is sent or heard of any more. */
  stop(): void;
}

export function createFormLife(
  runtime: Runtime,
  model: FormModel,
  captcha: Captcha | null,
): FormLife {
  const texts = runtime.part(readFormTexts);
  const { fields } = model;
  const watching = new Set<() => void>();
  let state = idleForm;
  let sending = new AbortController();

  const dispatch = (action: FormAction) => {
    const before = state;
    state = reduceForm(before, action);
    if (state !== before) for (const tell of [...watching]) tell();
  };

  const readSubmission = (): Submission => {
    const captchaKey = captcha?.answer();
    return {
      formId: model.formId,
      collectionId: model.collectionId,
      objectName: model.objectName,
      isOverlayForm: model.isOverlayForm,
      submitButtonText: model.submitButtonText,
      form: JSON.stringify(formValues(fields)),
      ...(captchaKey !== undefined && { captchaKey }),
      ...readPageFields(runtime.context),
    };
  };

  /** What the visitor typed by now: later edits are none of this submission's. */
  const takeSubmission = () => {
    try {
      return readSubmission();
    } catch (error) {
      runtime.report(error);
      return undefined;
    }
  };

  const send = async (submission: Submission | undefined) => {
    sending = new AbortController();
    const { signal } = sending;
    const problem = submission
      ? await submitForm(runtime, submission, signal)
      : ({ step: 'fields' } as const);
    if (signal.aborted) return;
    if (problem?.step === 'save' && !isHttpError(problem.error)) runtime.report(problem.error);
    if (!problem) return dispatch({ type: 'succeed' });
    dispatch({ type: 'fail', failure: submissionErrors(problem, texts) });
    captcha?.reset();
  };

  return {
    get state() {
      return state;
    },
    watch(tell) {
      watching.add(tell);
      return () => watching.delete(tell);
    },
    submit() {
      if (state.phase === 'submitting' || state.phase === 'success') return;
      const failure = checkForm(fields, captcha, texts);
      if (failure) return dispatch({ type: 'fail', failure });
      const submission = takeSubmission();
      dispatch({ type: 'submit' });
      send(submission);
    },
    correct(field) {
      if (!state.failure?.fields.has(field.id)) return;
      dispatch({ type: 'correct', field: field.id, message: checkField(field, texts) });
    },
    seeCaptcha() {
      if (!captcha) return;
      const isSolved = captcha.answer() !== undefined;
      dispatch({ type: 'captcha', isDue: captcha.isDue(), isSolved });
    },
    restore() {
      sending.abort();
      dispatch({ type: 'restore' });
    },
    stop() {
      sending.abort();
      watching.clear();
    },
  };
}
