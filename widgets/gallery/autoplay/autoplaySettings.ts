import type { Scope } from '#engine/scope';
import type { GalleryOptions } from '../model/options';
import type { GalleryStore } from '../state/state';

/** The gallery that autoplay moves, and its options. */
export interface AutoplaySettings {
  store: GalleryStore;
  /** The gallery with its controls: it waits while the pointer or the focus is in it, and out of view. */
  node: HTMLElement;
  options: GalleryOptions['autoplayOptions'];
  /** Autoplay ends with it. */
  scope: Scope;
  /** `isRunning` or `isOn` has changed since it was created. */
  changed(): void;
  /** From 0 up to 1. Default: `Math.random`. */
  random?: () => number;
}
