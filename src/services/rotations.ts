import type { Cancel } from '../clock';

/** What goes on by itself and can be stopped. */
export interface Rotating {
  /** The button says Stop, not Start. */
  readonly isOn: boolean;
  /** The visitor's press. */
  toggle(): void;
  /** Hears of every change of `isOn`. */
  listen(changed: () => void): Cancel;
}

/** Buttons of slides that change by themselves: the service `rotation`. */
export interface Rotations {
  /** Shows a button as the first thing in a gallery. It goes by what is returned. */
  show(container: HTMLElement, rotating: Rotating): Cancel;
}
