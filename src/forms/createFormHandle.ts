import { requestSubmit, resetForm } from './formElement';
import type { FormModel } from './formModel';

declare module '#engine/block/handle' {
  interface Handles {
    form: FormHandle;
    newsletter: FormHandle;
  }
}

/** What the page's code may do with a form. A form that is drawn from its JSON alone has none of it. */
export interface FormHandle {
  /** Submits it, as a press on its button: what is wrong is told as ever. */
  submit(): void;
  /** Gives all fields their defaults. */
  reset(): void;
}

/** Creates the handle of a form. */
export const createFormHandle = ({ form, button }: FormModel): FormHandle => ({
  submit: () => requestSubmit(form, button),
  reset: () => resetForm(form),
});
