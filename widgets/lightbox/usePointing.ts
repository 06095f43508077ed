import { useLayoutEffect } from 'react';
import type { Cancel } from '../../src/clock';
import type { LightboxControl } from './lightboxControl';
import type { Phase } from './state';

/** The controls fade when the pointer has rested for so long, in milliseconds. */
export const NAV_REST_MS = 500;

/** Tells the state whether the pointer moves. A finger does not hover. */
export function usePointing({ layer, store, runtime }: LightboxControl, phase: Phase): void {
  useLayoutEffect(() => {
    // Whoever has just opened it sees the controls first.
    if (phase !== 'open') return;
    let stopWaiting: Cancel | undefined;
    const wait = () => {
      stopWaiting?.();
      stopWaiting = runtime.clock.after(NAV_REST_MS, () =>
        store.dispatch({ type: 'point', on: false }),
      );
    };
    const onMove = ({ pointerType }: PointerEvent) => {
      if (pointerType === 'touch') return;
      store.dispatch({ type: 'point', on: true });
      wait();
    };
    wait();
    layer.addEventListener('pointermove', onMove);
    return () => {
      layer.removeEventListener('pointermove', onMove);
      stopWaiting?.();
    };
  }, [layer, store, runtime, phase]);
}
