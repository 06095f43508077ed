import type { Cancel } from '#engine/clock';
import type { BlockScope, Scope } from '#engine/scope';
import type { FormModel } from '../formModel';
import type { Outcome } from '../life/sender';

declare module '#engine/runtime' {
  interface Services {
    /** How forms of the platform are saved, and that they were seen. */
    'form-saving': FormSaving;
  }
}

/** What a visitor has entered, as the platform takes it. */
export interface Entries {
  /** JSON: the values by the ids of their fields; undefined where they can't be read. */
  form: string | undefined;
  captchaKey: string | undefined;
}

/** How forms of the platform are saved: the service `form-saving`, which other forms load to be counted. */
export interface FormSaving {
  /**
   * Saves a form, once, by the platform's two calls.
   *
   * @param signal Once it is aborted nothing is saved any more.
   */
  save(scope: Scope, model: FormModel, entries: Entries, signal: AbortSignal): Promise<Outcome>;
  /**
   * Records that a form was seen, once a page view.
   *
   * @returns Stops waiting for that.
   */
  recordView(scope: BlockScope, formId: string): Cancel;
}
