/**
 * What went wrong, by the specification's internal codes:
 * - `SUBMIT_ERROR`: the submission could not be made, or the server refused it
 * - `UNKNOWN_ERROR`: the server refused it and did not say why
 * - `CAPTCHA_INCOMPLETE_ERROR`: the captcha is not solved
 * - `ERROR_ABOVE`: fields are in error, each with its message
 */
export type FormErrorCode =
  | 'SUBMIT_ERROR'
  | 'UNKNOWN_ERROR'
  | 'CAPTCHA_INCOMPLETE_ERROR'
  | 'ERROR_ABOVE';

/** Why a form was not sent, in words for the visitor. */
export interface FormFailure {
  code: FormErrorCode;
  /** Of the form as a whole. */
  message: string;
  /** By the ids of the fields, in the order in which they are shown. */
  fields: ReadonlyMap<string, string>;
}

/** Where a form is in its life (platform.md section 4). */
export interface FormState {
  phase: 'idle' | 'submitting' | 'success' | 'failure';
  /** Set in the phase `failure` only. */
  failure: FormFailure | null;
  /** How many times it has failed: each time the visitor is led to the errors. */
  failures: number;
  /** The button waits until the captcha, which was reset after a failure, is solved again. */
  awaitsCaptcha: boolean;
}

export type FormAction =
  /** The form is valid and goes to the server. */
  | { type: 'submit' }
  | { type: 'succeed' }
  /** Before the calls or by them. */
  | { type: 'fail'; failure: FormFailure }
  /** A field's message goes, or becomes another one. */
  | { type: 'correct'; field: string; message: string | undefined }
  /** The captcha was reset after a failure and is due again, was solved or ran out. */
  | { type: 'captcha'; isDue: boolean; isSolved: boolean }
  /** Back from the back/forward cache: usable again, whatever it was doing. */
  | { type: 'restore' };

export const idleForm: FormState = {
  phase: 'idle',
  failure: null,
  failures: 0,
  awaitsCaptcha: false,
};

function correct(state: FormState, field: string, message: string | undefined): FormState {
  const { failure } = state;
  if (!failure?.fields.has(field) || failure.fields.get(field) === message) return state;
  const fields = new Map(failure.fields);
  if (message === undefined) fields.delete(field);
  else fields.set(field, message);
  // With the last of its errors the message that they are above goes too.
  if (!fields.size && failure.code === 'ERROR_ABOVE') {
    return { ...state, phase: 'idle', failure: null };
  }
  return { ...state, failure: { ...failure, fields } };
}

function seeCaptcha(state: FormState, isDue: boolean, isSolved: boolean): FormState {
  const isAnswered = isSolved && state.failure?.code === 'CAPTCHA_INCOMPLETE_ERROR';
  return {
    ...state,
    ...(isAnswered && { phase: 'idle', failure: null }),
    awaitsCaptcha: isDue,
  };
}

/**
 * Idle, then submitting, then success or failure. A submit while submitting is ignored, and so is
 * one after success, when the form is out of sight.
 */
export function reduceForm(state: FormState, action: FormAction): FormState {
  const { phase } = state;
  switch (action.type) {
    case 'submit':
      if (phase === 'submitting' || phase === 'success') return state;
      return { ...state, phase: 'submitting', failure: null };
    case 'succeed':
      return phase === 'submitting' ? { ...state, phase: 'success' } : state;
    case 'fail':
      if (phase === 'success') return state;
      return { ...state, phase: 'failure', failure: action.failure, failures: state.failures + 1 };
    case 'correct':
      return correct(state, action.field, action.message);
    case 'captcha':
      return seeCaptcha(state, action.isDue, action.isSolved);
    case 'restore':
      return phase === 'submitting' || phase === 'success' ? { ...state, phase: 'idle' } : state;
  }
}
