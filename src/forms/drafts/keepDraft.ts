import type { Cancel } from '../../clock';
import type { Runtime } from '../../runtime';
import { createSessionStore } from '../../storage/sessionStore';
import type { Field } from '../fields/field';
import { listenOnForm } from '../formElement';
import { readDraft, restoreDraft } from './draft';
import { isDraftable } from './isDraftable';

/** How long what is typed waits for more, in milliseconds. */
const SAVE_DELAY_MS = 300;

/** What a visitor has typed into a form and not yet sent, kept for this tab. */
export interface KeptDraft {
  /** After success: it is gone, and nothing is kept any more. A form that is used again starts anew. */
  forget(): void;
  /** When the form's island goes: what was typed last is kept, nothing is listened to any more. */
  stop(): void;
}

/**
 * Keeps what a visitor types into a form for the way back to the page within this session, and puts
 * back what was kept. One draft for each form of a page: of its id and the page's path.
 *
 * Passwords, hidden values, codes, cards and tokens are never kept: `isDraftable`. Inputs need no
 * names: each is known by its place in its field.
 */
export function keepDraft(
  form: HTMLFormElement,
  formId: string,
  fields: readonly Field[],
  runtime: Runtime,
): KeptDraft {
  const store = runtime.part(createSessionStore);
  const name = `draft ${formId} ${location.pathname}`;
  // Now, too: a password that is shown becomes a text.
  const kept = fields.filter(isDraftable);
  const listening = new AbortController();
  const { signal } = listening;
  let pending: Cancel | undefined;

  const save = () => {
    pending?.();
    pending = undefined;
    const draft = readDraft(kept.filter(isDraftable));
    if (Object.keys(draft).length) store.set(name, draft);
    else store.remove(name);
  };
  const saveSoon = () => {
    pending ??= runtime.clock.after(SAVE_DELAY_MS, save);
  };
  const savePending = () => {
    if (pending) save();
  };

  restoreDraft(kept, store.get(name));
  // A form that is reset is empty only after its event.
  for (const type of ['input', 'change', 'reset']) listenOnForm(form, type, saveSoon, signal);
  addEventListener('pagehide', savePending, { signal });

  return {
    forget() {
      listening.abort();
      pending?.();
      pending = undefined;
      store.remove(name);
    },
    stop() {
      listening.abort();
      savePending();
    },
  };
}
