import type { Size } from '#page/geometry/size';
import { REST_ZOOM, type Zoom } from './geometry/zoom';

/** Opening and closing take their time; a closed lightbox is gone from the page. */
export type Phase = 'opening' | 'open' | 'closing' | 'closed';

export interface LightboxState {
  phase: Phase;
  /**
   * The open item's place in an endless row: it counts on where the set goes around, so
   * that the way from the last item to the first leads forward.
   */
  slot: number;
  /** The slot from which the row moves; `slot` while it rests. */
  from: number;
  /** The items beside the open one are there as well: not before it is open and painted. */
  hasNeighbours: boolean;
  /** Of the open item. */
  zoom: Zoom;
  isCaptionShown: boolean;
  /** The pointer moved just now. */
  isPointed: boolean;
  /** Of the window, in CSS px. */
  window: Size;
  /** The sizes of loaded pictures whose markup has none, by place in the set. */
  sizes: ReadonlyMap<number, Size>;
}

export type LightboxAction =
  /** The open item is painted, where it comes to rest. */
  | { type: 'painted' }
  /** The motion of opening is over. */
  | { type: 'opened' }
  /** To another item: so many on, or back. */
  | { type: 'step'; by: number }
  /** The row has come to rest. */
  | { type: 'rested' }
  | { type: 'zoom'; zoom: Zoom }
  | { type: 'toggle-caption' }
  | { type: 'point'; on: boolean }
  | { type: 'resize'; window: Size }
  /** The picture of an item is there: how large it is. */
  | { type: 'measured'; index: number; size: Size }
  | { type: 'close' }
  /** It is gone. */
  | { type: 'closed' };

/** Returns the first state of a lightbox, at a place of its set. */
export const firstState = (start: number, window: Size): LightboxState => ({
  phase: 'opening',
  slot: start,
  from: start,
  hasNeighbours: false,
  zoom: REST_ZOOM,
  isCaptionShown: true,
  isPointed: true,
  window,
  sizes: new Map(),
});

/** The most items that are in the page. */
export const MOST_SLOTS = 3;

/**
 * Returns the slots whose items are in the page: the open one and its neighbours, however large the
 * set. While the row moves over more than one item, those that it is seen to pass instead of the
 * neighbour that is not seen yet.
 */
export function slotsOf(state: LightboxState, length: number): readonly number[] {
  const { slot, from, hasNeighbours } = state;
  if (length === 1 || !hasNeighbours) return [slot];
  const passed = Math.max(-MOST_SLOTS + 1, Math.min(MOST_SLOTS - 1, slot - from));
  const first = passed > 1 ? slot - 2 : passed < -1 ? slot : slot - 1;
  return [first, first + 1, first + 2];
}

/** The rules of a lightbox. An action that does not apply changes nothing. */
export function reduceLightbox(state: LightboxState, action: LightboxAction): LightboxState {
  const { phase } = state;
  if (action.type === 'closed') {
    return phase === 'closed' ? state : { ...state, phase: 'closed' };
  }
  if (phase === 'closing' || phase === 'closed') return state;
  switch (action.type) {
    case 'painted':
      return state.hasNeighbours ? state : { ...state, hasNeighbours: true };
    case 'opened':
      return phase === 'open' ? state : { ...state, phase: 'open' };
    case 'step':
      if (!action.by) return state;
      return {
        ...state,
        phase: 'open',
        slot: state.slot + action.by,
        hasNeighbours: true,
        zoom: REST_ZOOM,
      };
    case 'rested':
      return state.from === state.slot ? state : { ...state, from: state.slot };
    case 'zoom':
      return { ...state, zoom: action.zoom };
    case 'toggle-caption':
      return { ...state, isCaptionShown: !state.isCaptionShown };
    case 'point':
      return state.isPointed === action.on ? state : { ...state, isPointed: action.on };
    case 'resize': {
      const { width, height } = action.window;
      if (width === state.window.width && height === state.window.height) return state;
      return { ...state, window: action.window, zoom: REST_ZOOM };
    }
    case 'measured':
      return { ...state, sizes: new Map(state.sizes).set(action.index, action.size) };
    case 'close':
      return { ...state, phase: 'closing' };
  }
}
