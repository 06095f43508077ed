import { isEscape } from './isEscape';
import type { Overlays } from './overlays';

/** The keyboard is listened to only while something is open: any other Escape is the page's. */
export function createOverlays(): Overlays {
  let open: { close(): void }[] = [];

  const onKeyDown = (event: KeyboardEvent) => {
    const top = open.at(-1);
    if (!top || !isEscape(event)) return;
    // It is answered: nobody who hears it after us closes a second thing by it.
    event.preventDefault();
    top.close();
  };

  const setOpen = (next: { close(): void }[]) => {
    open = next;
    if (open.length) addEventListener('keydown', onKeyDown);
    else removeEventListener('keydown', onKeyDown);
  };

  return {
    push(close) {
      const entry = { close };
      setOpen([...open, entry]);
      return () => setOpen(open.filter((one) => one !== entry));
    },
    destroy() {
      setOpen([]);
    },
  };
}
