import type { Cancel } from '#engine/clock';
import type { Scope } from '#engine/scope';
import { createSessionStore } from '#engine/storage/sessionStore';
import type { Field, FieldInput } from '../fields/field';
import { listenOnForm, listenToFields } from '../formElement';
import type { FormModel } from '../formModel';
import { type Draft, readDraft, restoreDraft } from './draft';
import { isOpen } from './isDraftable';

/** How long what is typed waits for more, in milliseconds. */
const SAVE_DELAY_MS = 300;

/** What a visitor has typed into a form and not yet sent, kept for this tab. */
export interface KeptDraft {
  /**
   * A script has changed the fields: from now on these are kept. Those that are new get what was kept of them;
   * of those that are gone the draft stays.
   */
  take(fields: readonly Field[]): void;
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
  const kept: unknown = store.get(name);
  /** Those whose fields have not been there yet. */
  const due = new Set(Object.keys(Object(kept)));
  let draft: Draft = { ...Object(kept) };
  /** Inputs that were not open at first: a password that is shown becomes a text. */
  const closed = new WeakSet<FieldInput>();
  let all: readonly Field[] = [];
  let openFields: readonly Field[] = [];
  let pending: Cancel | undefined;

  const take = (next: readonly Field[]) => {
    all = next;
    for (const { inputs } of all.filter((field) => !isOpen(field))) {
      for (const input of inputs) closed.add(input);
    }
    openFields = all.filter(({ inputs }) => !inputs.some((input) => closed.has(input)));
    restoreDraft(
      openFields.filter(({ id }) => due.has(id)),
      kept,
    );
    for (const { id } of all) due.delete(id);
  };
  const save = () => {
    pending = undefined;
    const ids = new Set(all.map(({ id }) => id));
    const ofGone = Object.entries(draft).filter(([id]) => !ids.has(id));
    draft = { ...Object.fromEntries(ofGone), ...readDraft(openFields) };
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

  take(fields);
  scope.own(savePending);
  listenToFields(scope, form, ['input', 'change'], saveSoon);
  listenOnForm(scope, form, {
    // A form that is reset is empty only after its event.
    reset() {
      draft = {};
      due.clear();
      saveSoon();
    },
  });
  scope.listen(window, { pagehide: savePending });

  return {
    take,
    forget() {
      pending = undefined;
      scope.destroy();
      store.remove(name);
    },
  };
}
