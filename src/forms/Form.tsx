import { useEffect, useLayoutEffect, useRef } from 'react';
import { emit } from '#engine/events';
import type { IslandProps } from '#page/island/defineIsland.tsx';
import { useCaptcha } from './captcha/useCaptcha';
import { Counters } from './counter/Counters';
import { useDraft } from './drafts/useDraft';
import type { FormModel } from './formModel';
import { readFormTexts } from './formTexts';
import { useFields } from './life/useFields';
import { useFormLife } from './life/useFormLife';
import { ErrorSummary } from './messages/ErrorSummary';
import { FieldErrors } from './messages/FieldErrors';
import { Progress } from './messages/Progress';
import { showSuccess } from './messages/showSuccess';
import { recordView } from './saving/recordView';
import { lockForm } from './submission/lockForm';

export interface FormProps extends IslandProps<FormModel> {
  /** Called when the server has kept the submission. */
  onSuccess?: () => void;
}

/**
 * Drives an adopted form through its life: idle, submitting, success or failure. What the visitor
 * typed stays in the server's own inputs, whatever happens.
 */
export function Form({ model, scope, onSuccess }: FormProps) {
  const { runtime } = scope;
  const { node, formId, button } = model;
  const captcha = useCaptcha(scope, model);
  const { life, state } = useFormLife(scope, model, captcha);
  const { phase, failure, failures, awaitsCaptcha } = state;
  const succeeded = useRef(onSuccess);
  succeeded.current = onSuccess;
  const texts = runtime.part(readFormTexts);
  const fields = useFields(scope, model);
  useDraft(scope, model, life, fields);

  useLayoutEffect(() => {
    // Only then: a button that the server sent disabled is its page's matter.
    if (!button || !awaitsCaptcha) return undefined;
    const waiting = scope.begin();
    // By now the focus is at the errors.
    waiting.adopt.attribute(button, 'disabled', '');
    return waiting.destroy;
  }, [scope, button, awaitsCaptcha]);

  useEffect(() => recordView(scope, formId), [scope, formId]);

  useLayoutEffect(() => {
    if (phase === 'submitting') return lockForm(scope, life.model, life.submitter);
    if (phase === 'success') return showSuccess(scope, model, life.state.answer);
    return undefined;
  }, [scope, model, life, phase]);

  useLayoutEffect(() => {
    if (phase !== 'success') return;
    succeeded.current?.();
    emit(node, 'formsubmitted', { node, formId });
  }, [node, formId, phase]);

  useLayoutEffect(() => {
    // Once for each failure, whatever becomes of its fields.
    const { failure } = life.state;
    if (!failures || !failure) return;
    const { code, message } = failure;
    emit(node, 'formfailed', { node, formId, code, message });
  }, [life, node, formId, failures]);

  return (
    <>
      <FieldErrors fields={fields} messages={failure?.fields} scope={scope} />
      <ErrorSummary
        model={{ ...model, fields }}
        texts={texts}
        scope={scope}
        captcha={captcha}
        state={state}
      />
      {!model.isPlatforms && <Progress form={model.form} texts={texts} state={state} />}
      <Counters fields={fields} texts={texts} scope={scope} />
    </>
  );
}
