import type { Cancel } from '../../src/clock';
import { type LightboxAction, type LightboxState, reduceLightbox } from './state';

/** Keeps the state of one lightbox, and tells of its changes. */
export interface LightboxStore {
  readonly state: LightboxState;
  /** The state when anything but the zoom changed last: what is drawn anew only then. */
  readonly view: LightboxState;
  dispatch(action: LightboxAction): void;
  subscribe(listener: () => void): Cancel;
}

export function createStore(first: LightboxState): LightboxStore {
  const listeners = new Set<() => void>();
  let state = first;
  let view = first;
  return {
    get state() {
      return state;
    },
    get view() {
      return view;
    },
    dispatch(action) {
      const before = state;
      state = reduceLightbox(before, action);
      if (state === before) return;
      if (action.type !== 'zoom') view = state;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
