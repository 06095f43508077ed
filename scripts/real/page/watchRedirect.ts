/** A navigation that a form asked for. */
export interface RedirectWatch {
  /** Where it led; undefined while there was none. */
  readonly target: string | undefined;
  stop(): void;
}

/** Keeps the page where it is and remembers where it was to go. */
export function watchRedirect(): RedirectWatch {
  let target: string | undefined;
  const hold = (event: NavigateEvent) => {
    target = event.destination.url;
    event.preventDefault();
  };
  window.navigation.addEventListener('navigate', hold);
  return {
    get target() {
      return target;
    },
    stop: () => window.navigation.removeEventListener('navigate', hold),
  };
}
