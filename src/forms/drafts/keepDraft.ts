import type { Cancel } from '#engine/clock';
import type { Scope } from '#engine/scope';
import { createSessionStore } from '#engine/storage/sessionStore';
import { listenOnForm } from '../formElement';
import type { FormModel } from '../formModel';
import { readDraft, restoreDraft } from './draft';
import { isOpen } from './isDraftable';

/** How long what is typed waits for more, in milliseconds. */
const SAVE_DELAY_MS = 300;

/** What a visitor has typed into a form and not yet sent, kept for this tab. */
export interface KeptDraft {
  /** After success: it is gone, and nothing is kept any more. A form that is used again starts anew. */
  forget(): void;
}

/**
 * Keeps what a visitor types into a form for the way back to the page within this session, and puts
 * back what was kept. One draft for each form of a page: of its id and the page's path. When the
 * scope ends, what was typed last is kept, and nothing is listened to any more.
 *
 * Passwords, hidden values, codes, cards and tokens are never kept: `isDraftable`. Inputs need no
 * names: each is known by its place in its field.
 */
export function keepDraft(
  scope: Scope,
  { form, formId, fields }: Pick<FormModel, 'form' | 'formId' | 'fields'>,
): KeptDraft {
  const store = scope.runtime.part(createSessionStore);
  const name = `draft ${formId} ${location.pathname}`;
  // Now, too: a password that is shown becomes a text.
  const openFields = fields.filter(isOpen);
  let pending: Cancel | undefined;

  const save = () => {
    pending = undefined;
    const draft = readDraft(openFields);
    if (Object.keys(draft).length) store.set(name, draft);
    else store.remove(name);
  };
  const saveSoon = () => {
    pending ??= scope.after(SAVE_DELAY_MS, save);
  };
  const savePending = () => {
    if (!pending) return;
    pending();
    save();
  };

  restoreDraft(openFields, store.get(name));
  scope.own(savePending);
  // A form that is reset is empty only after its event.
  listenOnForm(scope, form, { input: saveSoon, change: saveSoon, reset: saveSoon });
  scope.listen(window, { pagehide: savePending });

  return {
    forget() {
      pending = undefined;
      scope.destroy();
      store.remove(name);
    },
  };
}
