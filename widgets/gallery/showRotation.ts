import type { Cancel } from '../../src/clock';
import type { Runtime } from '../../src/runtime';
import type { Autoplay } from './autoplay';

/** The button of a gallery that goes on by itself. */
export interface Rotation {
  /** Tells it that autoplay was started or stopped. */
  refresh(): void;
  stop: Cancel;
}

/**
 * Asks for the button that stops slides that change by themselves (CAR-4). Without it they must not
 * change: where its code can't be had, they rest.
 */
export function showRotation(
  container: HTMLElement,
  autoplay: Autoplay,
  runtime: Runtime,
): Rotation {
  const heard = new Set<() => void>();
  let remove: Cancel | undefined;
  let isStopped = false;

  runtime.use('rotation').then(
    (rotations) => {
      if (isStopped) return;
      remove = rotations.show(container, {
        get isOn() {
          return autoplay.isOn;
        },
        toggle: autoplay.toggle,
        listen(changed) {
          heard.add(changed);
          return () => heard.delete(changed);
        },
      });
    },
    (error) => {
      if (isStopped) return;
      if (autoplay.isOn) autoplay.toggle();
      runtime.report(error, { initializer: 'gallery' });
    },
  );

  return {
    refresh() {
      for (const changed of heard) changed();
    },
    stop() {
      isStopped = true;
      remove?.();
    },
  };
}
