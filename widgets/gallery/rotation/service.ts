import type { Cancel } from '#engine/clock';
import type { Scope } from '#engine/scope';

declare module '#engine/runtime' {
  interface Services {
    /** The button that stops slides which change by themselves. */
    rotation: Rotations;
  }
}

/** Slides that change by themselves and can be stopped. */
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
  /** Shows a button as the first thing in a gallery, until the gallery's scope ends. */
  show(container: HTMLElement, rotating: Rotating, scope: Scope): void;
}
