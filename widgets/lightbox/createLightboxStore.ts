import { createStore, type Store } from '#page/island/createStore';
import { type LightboxAction, type LightboxState, reduceLightbox } from './state';

/** The state of one lightbox. */
export interface LightboxStore extends Store<LightboxState, LightboxAction> {
  /** The state when anything but the zoom changed last: what is drawn anew only then. */
  readonly view: LightboxState;
}

type Kept = Pick<LightboxStore, 'state' | 'view'>;

function reduceKept(kept: Kept, action: LightboxAction): Kept {
  const state = reduceLightbox(kept.state, action);
  if (state === kept.state) return kept;
  return { state, view: action.type === 'zoom' ? kept.view : state };
}

/** Creates the store of one lightbox. */
export function createLightboxStore(first: LightboxState): LightboxStore {
  const store = createStore<Kept, LightboxAction>({ state: first, view: first }, reduceKept);
  return {
    get state() {
      return store.state.state;
    },
    get view() {
      return store.state.view;
    },
    dispatch: store.dispatch,
    subscribe: store.subscribe,
  };
}
