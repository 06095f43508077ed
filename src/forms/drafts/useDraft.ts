import { useLayoutEffect, useRef } from 'react';
import type { Scope } from '#engine/scope';
import type { Field } from '../fields/field';
import type { FormModel } from '../formModel';
import type { FormLife } from '../life/createFormLife';
import { type KeptDraft, keepDraft } from './keepDraft';

/**
 * Keeps what is typed into a form until it was sent, and again when the form is used anew.
 *
 * @param fields Those that the form has now.
 */
export function useDraft(
  scope: Scope,
  model: FormModel,
  life: FormLife,
  fields: readonly Field[],
): void {
  const isSent = life.state.phase === 'success';
  const kept = useRef<KeptDraft | null>(null);
  useLayoutEffect(() => {
    if (isSent) return undefined;
    const keeping = scope.begin();
    const draft = keepDraft(keeping, model);
    kept.current = draft;
    return () => {
      kept.current = null;
      if (life.state.phase === 'success') draft.forget();
      keeping.destroy();
    };
  }, [isSent, scope, model, life]);
  useLayoutEffect(() => {
    if (!isSent) kept.current?.take(fields);
  }, [isSent, fields]);
}
