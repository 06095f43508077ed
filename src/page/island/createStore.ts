import mitt from 'mitt';
import type { Cancel } from '#engine/clock';

/** State with rules of its own, of which an island draws what is to be seen. */
export interface Store<State, Action> {
  readonly state: State;
  /** Changes the state by its rules. */
  dispatch(action: Action): void;
  /** Calls a listener after every change; returns how to stop. */
  subscribe(listener: () => void): Cancel;
}

/**
 * Creates a store.
 *
 * @param reduce Gives the next state; the same one where nothing changes, which nobody is told of.
 */
export function createStore<State, Action>(
  first: State,
  reduce: (state: State, action: Action) => State,
): Store<State, Action> {
  const { on, off, emit } = mitt<{ change: undefined }>();
  let state = first;
  return {
    get state() {
      return state;
    },
    dispatch(action) {
      const before = state;
      state = reduce(before, action);
      if (state !== before) emit('change');
    },
    subscribe(listener) {
      on('change', listener);
      return () => off('change', listener);
    },
  };
}
