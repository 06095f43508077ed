/** The way of the focus back to where it was before something took it. */
export interface FocusReturn {
  /** Remembers an element that has, or had, the focus; does nothing for what is none. */
  remember(target: EventTarget | null): void;
  /** Gives the focus back, if the element is still in the page. */
  giveBack(): void;
  forget(): void;
}

/** Creates the way back, with nothing remembered. */
export function createFocusReturn(): FocusReturn {
  let before: HTMLElement | undefined;
  return {
    remember(target) {
      if (target instanceof HTMLElement) before = target;
    },
    giveBack() {
      if (before?.isConnected) before.focus({ preventScroll: true });
    },
    forget() {
      before = undefined;
    },
  };
}
