import { useLayoutEffect } from 'react';
import type { Scope } from '#engine/scope';
import type { FormModel } from '../formModel';
import type { FormLife } from '../life/createFormLife';
import { keepDraft } from './keepDraft';

/** Keeps what is typed into a form until it was sent, and again when the form is used anew. */
export function useDraft(scope: Scope, model: FormModel, life: FormLife): void {
  const isSent = life.state.phase === 'success';
  useLayoutEffect(() => {
    if (isSent) return undefined;
    const keeping = scope.begin();
    const draft = keepDraft(keeping, model);
    return () => {
      if (life.state.phase === 'success') draft.forget();
      keeping.destroy();
    };
  }, [isSent, scope, model, life]);
}
