import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { emit } from '../events';
import type { IslandProps } from '../island/defineIsland';
import { useAdoption } from '../island/useAdoption';
import { useCaptcha } from './captcha/useCaptcha';
import { Counters } from './counter/Counters';
import { createFormLife } from './createFormLife';
import { ErrorSummary } from './ErrorSummary';
import { FieldError } from './FieldError';
import { borrowForm, listenOnForm, resetForm, silenceInlineSubmit } from './formElement';
import type { FormModel } from './formModel';
import { readFormTexts } from './formTexts';
import { lockForm } from './lockForm';
import { recordFormView } from './recordFormView';
import { showSuccess } from './showSuccess';
import { useDraft } from './useDraft';

export interface FormProps extends IslandProps<FormModel> {
  /** Called when the server has kept the submission. */
  onSuccess?: () => void;
}

/**
 * Drives an adopted form through its life (platform.md section 4). What the visitor typed stays in
 * the server's own inputs, whatever happens.
 */
export function Form({ model, id, runtime, onSuccess }: FormProps) {
  const { node, form, fields, button } = model;
  const adoption = useAdoption(runtime);
  const captcha = useCaptcha(runtime, model);
  const [life] = useState(() => createFormLife(runtime, model, captcha));
  const [borrowed] = useState(() => borrowForm(form));
  const [state, setState] = useState(life.state);
  const { phase, failure, failures, awaitsCaptcha } = state;
  const succeeded = useRef(onSuccess);
  succeeded.current = onSuccess;
  const texts = runtime.part(readFormTexts);
  useDraft(runtime, model, life);

  useLayoutEffect(() => {
    const stopped = new AbortController();
    const { signal } = stopped;
    const onSubmit = (event: Event) => {
      // What another script has refused is not sent.
      if (event.defaultPrevented) return;
      event.preventDefault();
      life.submit();
    };
    const onEdit = ({ target }: Event) => {
      const field = fields.find(({ inputs }) => inputs.some((input) => input === target));
      if (field) life.correct(field);
    };
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      // What was sent once is not sent again.
      const { phase } = life.state;
      if (phase === 'success') resetForm(form);
      life.restore();
      // Nor is what was answered once.
      if (phase === 'success' || phase === 'submitting') captcha?.reset();
    };
    const speak = silenceInlineSubmit(form);
    const unwatch = life.watch(() => setState(life.state));
    const unsee = captcha?.watch(life.seeCaptcha);
    listenOnForm(form, 'submit', onSubmit, signal);
    listenOnForm(form, 'input', onEdit, signal);
    listenOnForm(form, 'change', onEdit, signal);
    addEventListener('pageshow', onShow, { signal });
    return () => {
      stopped.abort();
      unwatch();
      unsee?.();
      life.stop();
      speak();
    };
  }, [life, captcha, form, fields]);

  useLayoutEffect(() => {
    if (!button) return;
    adoption.attribute(button, 'aria-disabled', phase === 'submitting' ? 'true' : null);
    // By then the focus is at the errors.
    adoption.attribute(button, 'disabled', awaitsCaptcha ? '' : null);
  }, [adoption, button, phase, awaitsCaptcha]);

  useEffect(() => recordFormView(runtime, node, model.formId), [runtime, node, model]);

  useLayoutEffect(() => {
    if (phase === 'submitting') return lockForm(runtime, model, borrowed);
    if (phase === 'success') return showSuccess(runtime, model, id);
    return undefined;
  }, [runtime, model, borrowed, id, phase]);

  useLayoutEffect(() => {
    const { formId } = model;
    if (phase === 'success') {
      succeeded.current?.();
      emit(node, 'formsubmitted', { node, formId });
    }
  }, [node, model, phase]);

  useLayoutEffect(() => {
    // Once for each failure, whatever becomes of its fields.
    const { failure } = life.state;
    if (!failures || !failure) return;
    const { code, message } = failure;
    emit(node, 'formfailed', { node, formId: model.formId, code, message });
  }, [life, node, model, failures]);

  return (
    <>
      {fields.map((field, index) => {
        const message = failure?.fields.get(field.id);
        return (
          message !== undefined && (
            <FieldError
              key={field.id}
              id={`${id}-error-${index + 1}`}
              field={field}
              message={message}
              adoption={adoption}
            />
          )
        );
      })}
      <ErrorSummary
        model={model}
        id={id}
        texts={texts}
        adoption={adoption}
        captcha={captcha}
        state={state}
      />
      <Counters fields={fields} id={id} texts={texts} adoption={adoption} runtime={runtime} />
    </>
  );
}
