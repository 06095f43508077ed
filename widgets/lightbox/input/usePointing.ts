import { useLayoutEffect } from 'react';
import type { Cancel } from '#engine/clock';
import type { Phase } from '../state';
import type { LightboxControl } from './lightboxControl';

/** The controls fade when the pointer has rested for so long, in milliseconds. */
export const NAV_REST_MS = 500;

/** Tells the state whether the pointer moves. A finger does not hover. */
export function usePointing({ layer, store, scope }: LightboxControl, phase: Phase): void {
  useLayoutEffect(() => {
    // Whoever has just opened it sees the controls first.
    if (phase !== 'open') return;
    const watching = scope.begin();
    let cancelWait: Cancel | undefined;
    const wait = () => {
      cancelWait?.();
      cancelWait = watching.after(NAV_REST_MS, () => store.dispatch({ type: 'point', on: false }));
    };
    watching.listen(layer, {
      pointermove({ pointerType }) {
        if (pointerType === 'touch') return;
        store.dispatch({ type: 'point', on: true });
        wait();
      },
    });
    wait();
    return watching.destroy;
  }, [layer, store, scope, phase]);
}
