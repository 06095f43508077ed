/**
 * The reason why a form was not sent:
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

/** A form that was not sent: the reason, and what the visitor reads. */
export interface FormFailure {
  code: FormErrorCode;
  /** The message of the form as a whole. */
  message: string;
  /** The fields' own messages by the fields' ids, in the order in which they are shown. */
  fields: ReadonlyMap<string, string>;
}

/** What the server says of a success, beside that it is one. */
export interface FormAnswer {
  /** Where to go; empty for nowhere. Not checked yet. */
  redirect: string;
  /** What the visitor reads; empty for the page's own words. */
  message: string;
}

/** A form's place in its life. */
export interface FormState {
  /** `leaving`: it waits for the browser, which is to send it. */
  phase: 'idle' | 'submitting' | 'success' | 'failure' | 'leaving';
  /** How much of what is being sent is there, 0 to 1; null where nobody is told. */
  progress: number | null;
  /** What the server said of the success; null in every other phase, and where it said nothing. */
  answer: FormAnswer | null;
  /** Null in every phase but `failure`. */
  failure: FormFailure | null;
  /** The number of times that it has failed: each time the visitor is led to the errors. */
  failures: number;
  /** The button waits until the captcha, which was reset after a failure, is solved again. */
  awaitsCaptcha: boolean;
}

export type FormAction =
  /** The form is valid and goes to the server. */
  | { type: 'submit' }
  | { type: 'succeed'; answer?: FormAnswer }
  /** The browser is to send it, after all. */
  | { type: 'leave' }
  | { type: 'progress'; part: number }
  /** The form was not sent: its own checks or a call refused it. */
  | { type: 'fail'; failure: FormFailure }
  /** A field's message goes, or becomes another one. */
  | { type: 'correct'; field: string; message: string | undefined }
  /** The captcha was reset after a failure and is due again, was solved or ran out. */
  | { type: 'captcha'; isDue: boolean; isSolved: boolean }
  /** The form was reset: a failure is of what was in it before. */
  | { type: 'startAnew' }
  /** The page is back from the back/forward cache: the form is usable, whatever it was doing. */
  | { type: 'restore' };

export const idleForm: FormState = {
  phase: 'idle',
  progress: null,
  answer: null,
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
 * Returns a form's next state: idle, then submitting, then success or failure. A submit while
 * submitting is ignored, and so is one after success, when the form is out of sight.
 */
export function reduceForm(state: FormState, action: FormAction): FormState {
  const { phase } = state;
  switch (action.type) {
    case 'submit':
      if (phase === 'submitting' || phase === 'success') return state;
      return { ...state, phase: 'submitting', failure: null, progress: null };
    case 'succeed':
      if (phase !== 'submitting') return state;
      return { ...state, phase: 'success', answer: action.answer ?? null };
    case 'leave':
      return phase === 'submitting' ? { ...state, phase: 'leaving' } : state;
    case 'progress':
      return phase === 'submitting' ? { ...state, progress: action.part } : state;
    case 'fail':
      if (phase === 'success') return state;
      return { ...state, phase: 'failure', failure: action.failure, failures: state.failures + 1 };
    case 'correct':
      return correct(state, action.field, action.message);
    case 'captcha':
      return seeCaptcha(state, action.isDue, action.isSolved);
    case 'startAnew':
      return phase === 'failure' ? { ...state, phase: 'idle', failure: null } : state;
    case 'restore':
      if (phase === 'idle' || phase === 'failure') return state;
      return { ...state, phase: 'idle', answer: null };
  }
}
