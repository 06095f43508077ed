import type { Field } from '../fields/field';
import type { FormAnswer, FormFailure } from './state';

/** The button that a form was sent by; null for none, as by Enter in a form that has none. */
export type Submitter = HTMLElement | null;

/** How a submission ended. */
export type Outcome =
  | { type: 'succeed'; answer?: FormAnswer }
  | { type: 'fail'; failure: FormFailure }
  /** The server talks to browsers alone: the browser is to send the form. */
  | { type: 'leave' };

/** A submission that was read, and not sent yet. */
export interface Sending {
  /**
   * @param signal Once it is aborted nothing is sent any more.
   * @param tell Is told how much of it is there, 0 to 1, where that may take a while.
   */
  send(signal: AbortSignal, tell: (part: number) => void): Promise<Outcome>;
}

/** How a form is sent: by the platform's calls, to an address of its own, or to who has asked for it. */
export interface Sender {
  /**
   * Reads what is sent: later edits are none of it. Null where the browser is to send the form.
   *
   * @param fields Those that the form has now.
   */
  take(submitter: Submitter, fields: readonly Field[]): Sending | null;
}
