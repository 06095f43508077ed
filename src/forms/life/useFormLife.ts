import { useLayoutEffect, useState } from 'react';
import type { Scope } from '#engine/scope';
import type { FormCaptcha } from '../captcha/createFormCaptcha';
import {
  closesDialog,
  listenOnForm,
  listenToFields,
  requestSubmit,
  resetForm,
  rootOf,
  silenceInlineSubmit,
} from '../formElement';
import type { FormModel } from '../formModel';
import { createFormLife, type FormLife } from './createFormLife';

/** Has a form's life hear of what happens to the form, until the scope ends. */
function listenForLife(
  scope: Scope,
  life: FormLife,
  { form, readFields }: FormModel,
  captcha: FormCaptcha | null,
): void {
  const onEdit = ({ target }: Event) => {
    if (!life.state.failure) return;
    const field = readFields().find(({ inputs }) => inputs.some((input) => input === target));
    if (field) life.correct(field);
  };
  scope.own(silenceInlineSubmit(form));
  if (captcha) scope.own(captcha.watch(life.seeCaptcha));
  // After the page's own scripts, which may refuse it: on the form, or on the document before us. Not on the
  // window: Turbo, which would send it in our place, is heard of last on the document.
  scope.listen(rootOf(form), {
    submit(event) {
      const { submitter, target } = event;
      if (target !== form) return;
      // What another script has refused is not sent, and what closes a dialog sends nothing.
      if (event.defaultPrevented || closesDialog(form, submitter)) return;
      if (!life.submit(submitter)) event.preventDefault();
    },
  });
  listenToFields(scope, form, ['input', 'change'], onEdit);
  listenOnForm(scope, form, {
    // It is empty only after its event, which others may still refuse.
    reset: (event) => scope.after(0, () => event.defaultPrevented || life.startAnew()),
  });
  scope.listen(window, {
    pageshow({ persisted }) {
      if (!persisted) return;
      // What was sent once is not sent again.
      const { phase } = life.state;
      if (phase === 'success') resetForm(form);
      life.restore();
      // Nor is what was answered once.
      if (phase === 'success' || phase === 'submitting') captcha?.reset();
    },
  });
}

/**
 * Returns the life of a form, driven by what the visitor does, and its state.
 *
 * @param scope The block's.
 */
export function useFormLife(scope: Scope, model: FormModel, captcha: FormCaptcha | null) {
  const [life] = useState(() => createFormLife(scope, model, captcha));
  const [state, setState] = useState(life.state);
  useLayoutEffect(() => {
    const part = scope.begin();
    part.own(life.watch(() => setState(life.state)));
    listenForLife(part, life, model, captcha);
    return part.destroy;
  }, [scope, life, model, captcha]);
  // By now it is unlocked, and says what it said. In a task of its own: while a browser still tells of a
  // submission, it takes no other.
  useLayoutEffect(() => {
    if (state.phase !== 'leaving') return undefined;
    return scope.after(0, () => requestSubmit(model.form, life.submitter));
  }, [state.phase, scope, model, life]);
  return { life, state };
}
