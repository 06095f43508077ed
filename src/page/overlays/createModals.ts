import type { Cancel } from '#engine/clock';
import type { Runtime } from '#engine/runtime';
import type { Scope } from '#engine/scope';
import { createFocusContainment } from '../focus/createFocusContainment';
import { focusFirstOf } from '../focus/focusFirstOf';
import { inertOutside } from '../focus/inertOutside';
import { putClass } from '../marks/putClass';
import { whenPainted } from '../motion/whenPainted';
import { createOverlays } from './createOverlays';
import { lockScroll } from './lockScroll';

/** Something that is to be the only thing a visitor can reach. */
export interface ModalOptions {
  /** The element that is on top of the page: everything beside it becomes inert. */
  layer: HTMLElement;
  /** The focus stays in it: the layer, or an element in it. */
  container: HTMLElement;
  /** Puts the focus inside. */
  focus(): void;
  /** For Escape, while it is the topmost of all that is open. */
  close(): void;
  /**
   * Gets the focus afterwards, the first that takes it: the opener, then named fallbacks. The
   * trail of the modal below follows by itself.
   */
  trail: readonly HTMLElement[];
}

/**
 * The modal things of a page, one above the other: dialogs, lightboxes, popups. While one is open
 * the focus stays in it, everything else is inert, and the page does not scroll. One for a page:
 * `runtime.part(createModals)`.
 */
export interface Modals {
  /** Opens one over all others. Returns how to close it, which also gives back the focus. */
  open(options: ModalOptions): Cancel;
  /** Gives the page back, and leaves the focus where it is. */
  destroy(): void;
}

interface OpenModal {
  readonly layer: HTMLElement;
  readonly trail: readonly HTMLElement[];
  /** Of its place in the stack of Escape, and of the focus in it. */
  readonly scope: Scope;
}

/** Creates the stack of modals. */
export function createModals(runtime: Runtime): Modals {
  const scope = runtime.scope();
  const overlays = runtime.part(createOverlays);
  const containment = runtime.part(createFocusContainment);
  let open: readonly OpenModal[] = [];
  /** While any is open: the page can't be scrolled. */
  let held: Scope | undefined;
  /** Of what the topmost makes inert. */
  let inert: Scope | undefined;

  const setInert = () => {
    const top = open.at(-1);
    inert?.destroy();
    inert = top && scope.begin();
    if (top && inert) inertOutside(top.layer, inert.adopt);
  };
  // A browser styles every element of the page anew for it, under the style sheets of real sites a
  // tenth of a second on a phone: what opens or closes is painted first.
  const setInertSoon = () => whenPainted(scope).then(setInert);

  const holdPage = (): Scope => {
    const holding = scope.begin();
    lockScroll(holding.adopt);
    // The style sheets of templates know it.
    putClass(document.body, 'dialog-open', holding);
    // What comes into the page later is outside as well.
    const arrivals = new MutationObserver(setInertSoon);
    arrivals.observe(document.body, { childList: true });
    holding.own(() => arrivals.disconnect());
    return holding;
  };

  const setOpen = (next: readonly OpenModal[]) => {
    open = next;
    if (open.length) held ??= holdPage();
    else {
      held?.destroy();
      held = undefined;
    }
  };

  return {
    open({ layer, container, focus, close, trail }) {
      const below = open.at(-1);
      const modal: OpenModal = {
        layer,
        trail: below ? [...trail, ...below.trail] : trail,
        scope: scope.begin(),
      };
      modal.scope.own(overlays.push(close));
      modal.scope.own(containment.contain({ container }));
      setOpen([...open, modal]);
      // What is inert takes no focus.
      if (layer.closest('[inert]')) setInert();
      else setInertSoon();
      focus();
      return () => {
        if (modal.scope.isEnded) return;
        const hadFocus =
          layer.contains(document.activeElement) || document.activeElement === document.body;
        modal.scope.destroy();
        setOpen(open.filter((one) => one !== modal));
        // Where the focus stays inside; else the page may be given it at once, by its own code too.
        if (trail.some((one) => layer.contains(one))) setInertSoon();
        else setInert();
        if (hadFocus) focusFirstOf(modal.trail);
      };
    },
    destroy: scope.destroy,
  };
}
