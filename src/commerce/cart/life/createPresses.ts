import { emit } from '#engine/events';
import type { Outcome } from '../store/outcome';

/** The presses on add buttons of which it is not known yet what became of them. */
export interface Presses {
  /** Begins one: its name, which the server takes once, and what tells that it is saved. */
  begin(): { id: string; saved: Promise<void> };
  /** Ends the press that a change is of. */
  settle(outcome: Outcome): void;
}

const nameOfPress = () =>
  [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-');

/** Keeps the presses, and tells the page of each that was saved. */
export function createPresses(): Presses {
  const open = new Map<string, { resolve(): void; reject(error: unknown): void }>();
  return {
    begin() {
      const id = nameOfPress();
      const saved = new Promise<void>((resolve, reject) => open.set(id, { resolve, reject }));
      return { id, saved };
    },
    settle({ change, error, item, left }) {
      if (change.kind !== 'add') return;
      const press = open.get(change.pressId);
      open.delete(change.pressId);
      if (error !== undefined || left === 0) {
        press?.reject(error ?? new Error('None is left'));
        return;
      }
      emit(document, 'cartadd', { asked: change.asked, item });
      press?.resolve();
    },
  };
}
