import mitt from 'mitt';
import type { Cancel } from '#engine/clock';
import type { Scope } from '#engine/scope';
import type { FormCaptcha } from '../captcha/createFormCaptcha';
import type { Field } from '../fields/field';
import { checkField } from '../fields/value/checkField';
import type { CreateSender, FormModel } from '../formModel';
import { type FormTexts, readFormTexts } from '../formTexts';
import { createPost } from '../posting/createPost';
import { createPlatformSender } from '../saving/createPlatformSender';
import { checkForm } from './checkForm';
import { createLeaving } from './createLeaving';
import type { Outcome, Sending, Submitter } from './sender';
import { type FormAction, type FormState, idleForm, reduceForm } from './state';

/** A form's life, without its DOM but for what the visitor typed. */
export interface FormLife {
  readonly state: FormState;
  /** The form, with the fields that it had when it was sent last. */
  readonly model: FormModel;
  /** The button by which it was sent last. */
  readonly submitter: Submitter;
  /** Calls `tell` after each change, until cancelled. */
  watch(tell: () => void): Cancel;
  /**
   * Checks the form and sends it; does nothing while it is being sent, or after it was.
   *
   * @param submitter The button that it was sent by.
   * @returns Whether the browser is to send it, instead of us.
   */
  submit(submitter: Submitter): boolean;
  /** The visitor changed a field: its message goes when there is nothing wrong with it any more. */
  correct(field: Field): void;
  /** The captcha was solved, ran out or was reset. */
  seeCaptcha(): void;
  /** The visitor, or the page, has emptied the form: what was wrong with it is no matter any more. */
  startAnew(): void;
  /** Makes the form usable again; what is on its way is not heard of any more. */
  restore(): void;
}

/** Creates what sends a form: as its widget says, by the platform's calls, or to its address. */
const createSender: CreateSender = (scope, model, captcha) => {
  const create = model.createSender ?? (model.isPlatforms ? createPlatformSender : createPost);
  return create(scope, model, captcha);
};

/** What becomes of a form where our own code fails. */
const unknownFailure = ({ unknownError: message }: FormTexts): Outcome => ({
  type: 'fail',
  failure: { code: 'UNKNOWN_ERROR', message, fields: new Map() },
});

/** Creates the life of a form. When the scope ends, nothing is sent or heard of any more. */
export function createFormLife(
  scope: Scope,
  read: FormModel,
  captcha: FormCaptcha | null,
): FormLife {
  const texts = scope.runtime.part(readFormTexts);
  const { on, off, emit } = mitt<{ change: undefined }>();
  let model = read;
  let state = idleForm;
  let sending = new AbortController();
  let button: Submitter = null;
  const leave = createLeaving(scope);
  const sender = createSender(scope, model, captcha);
  scope.own(() => sending.abort());

  const dispatch = (action: FormAction) => {
    const before = state;
    state = reduceForm(before, action);
    if (state !== before) emit('change');
  };

  const send = async (submission: Sending) => {
    sending = new AbortController();
    const { signal } = sending;
    const tell = (part: number) => dispatch({ type: 'progress', part });
    const outcome = await submission.send(signal, tell).catch((error: unknown) => {
      scope.report(error);
      return unknownFailure(texts);
    });
    if (signal.aborted) return;
    dispatch(outcome);
    if (outcome.type === 'fail') captcha?.reset();
  };

  return {
    get state() {
      return state;
    },
    get model() {
      return model;
    },
    get submitter() {
      return button;
    },
    watch(tell) {
      on('change', tell);
      return () => off('change', tell);
    },
    submit(submitter) {
      const { phase } = state;
      if (phase === 'submitting' || phase === 'success') return false;
      if (phase === 'leaving') return leave();
      model = { ...read, fields: read.readFields() };
      const failure = checkForm(model, captcha, texts, submitter);
      if (failure) {
        dispatch({ type: 'fail', failure });
        return false;
      }
      const submission = sender.take(submitter, model.fields);
      if (!submission) return leave();
      button = submitter;
      dispatch({ type: 'submit' });
      send(submission);
      return false;
    },
    correct(field) {
      dispatch({ type: 'correct', field: field.id, message: checkField(field, texts) });
    },
    seeCaptcha() {
      if (!captcha) return;
      const isSolved = captcha.answer() !== undefined;
      dispatch({ type: 'captcha', isDue: captcha.isDue(), isSolved });
    },
    startAnew: () => dispatch({ type: 'startAnew' }),
    restore() {
      sending.abort();
      dispatch({ type: 'restore' });
    },
  };
}
