import { useLayoutEffect } from 'react';
import type { Runtime } from '../runtime';
import type { FormLife } from './createFormLife';
import { keepDraft } from './drafts/keepDraft';
import type { FormModel } from './formModel';

/** Keeps what is typed into a form until it was sent, and again when the form is used anew. */
export function useDraft(
  runtime: Runtime,
  { form, formId, fields }: FormModel,
  life: FormLife,
): void {
  const isSent = life.state.phase === 'success';
  useLayoutEffect(() => {
    if (isSent) return undefined;
    const draft = keepDraft(form, formId, fields, runtime);
    return () => {
      if (life.state.phase === 'success') draft.forget();
      else draft.stop();
    };
  }, [isSent, form, formId, fields, runtime, life]);
}
