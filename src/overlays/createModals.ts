import type { Adoption } from '../adoption';
import type { Cancel } from '../clock';
import { createFocusContainment } from '../focus/createFocusContainment';
import { focusFirstOf } from '../focus/focusFirstOf';
import { inertOutside } from '../focus/inertOutside';
import type { Runtime } from '../runtime';
import { createOverlays } from './createOverlays';
import { lockScroll } from './lockScroll';
import type { ModalOptions, Modals } from './modals';

interface OpenModal {
  layer: HTMLElement;
  trail: readonly HTMLElement[];
  /** Out of the stack of Escape, and the focus free again. */
  leave(): void;
}

export function createModals(runtime: Runtime): Modals {
  const overlays = runtime.part(createOverlays);
  const containment = runtime.part(createFocusContainment);
  const inert: Adoption = runtime.adopt();
  const scroll: Adoption = runtime.adopt();
  let open: OpenModal[] = [];

  const setInert = () => {
    const top = open.at(-1);
    if (top) inertOutside(top.layer, inert);
    else inert.release();
  };
  // What comes into the page later is outside as well.
  const arrivals = new MutationObserver(setInert);

  const setOpen = (next: OpenModal[]) => {
    if (!open.length && next.length) {
      lockScroll(scroll);
      arrivals.observe(document.body, { childList: true });
    }
    if (!next.length) {
      scroll.release();
      arrivals.disconnect();
    }
    open = next;
    setInert();
  };

  return {
    open({ layer, container, focus, close, trail }: ModalOptions): Cancel {
      const stopEscape = overlays.push(close);
      const stopContaining = containment.contain({ container });
      const below = open.at(-1);
      const modal: OpenModal = {
        layer,
        trail: below ? [...trail, ...below.trail] : trail,
        leave() {
          stopEscape();
          stopContaining();
        },
      };
      setOpen([...open, modal]);
      focus();
      return () => {
        if (!open.includes(modal)) return;
        const hadFocus =
          layer.contains(document.activeElement) || document.activeElement === document.body;
        modal.leave();
        setOpen(open.filter((one) => one !== modal));
        if (hadFocus) focusFirstOf(modal.trail);
      };
    },
    destroy() {
      for (const { leave } of open) leave();
      setOpen([]);
    },
  };
}
