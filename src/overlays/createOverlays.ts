import { isEscape } from './isEscape';
import type { Overlays } from './overlays';

/** The keyboard is listened to only while something may answer: any other Escape is the page's. */
export function createOverlays(): Overlays {
  let open: { close(): void }[] = [];
  let below: ((event: KeyboardEvent) => boolean) | undefined;

  const onKeyDown = (event: KeyboardEvent) => {
    if (!isEscape(event)) return;
    const top = open.at(-1);
    if (top) {
      // It is answered: nobody who hears it after us closes a second thing by it.
      event.preventDefault();
      top.close();
    } else if (below?.(event)) {
      event.preventDefault();
    }
  };

  const listenIfNeeded = () => {
    if (open.length || below) addEventListener('keydown', onKeyDown);
    else removeEventListener('keydown', onKeyDown);
  };

  const setOpen = (next: { close(): void }[]) => {
    open = next;
    listenIfNeeded();
  };

  return {
    push(close) {
      const entry = { close };
      setOpen([...open, entry]);
      return () => setOpen(open.filter((one) => one !== entry));
    },
    whenNoneIsOpen(answer) {
      below = answer;
      listenIfNeeded();
      return () => {
        if (below === answer) below = undefined;
        listenIfNeeded();
      };
    },
    destroy() {
      below = undefined;
      setOpen([]);
    },
  };
}
