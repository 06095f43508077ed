import type { Cancel } from '#engine/clock';
import type { BlockScope, Scope } from '#engine/scope';
import { MODAL_OVER_DIALOGS, OVER_DIALOGS } from '#page/focus/inertOutside';
import { tabbables } from '#page/focus/tabbables';
import { giveId } from '#page/marks/giveId';
import { markAdopted } from '#page/marks/markAdopted';
import { createModals } from '#page/overlays/createModals';
import { groundColour } from './groundColour';
import type { LightboxModel } from './readLightbox';

/** The class by which our styles know the open dialog. */
const OPEN_CLASS = 'skerry-form-lightbox';

/** Safari before 17 has no popovers: the panel is then above the page by its z-index alone. */
const hasPopovers = () => 'showPopover' in HTMLElement.prototype;

/** What a captcha asks. */
const QUESTION = `[${OVER_DIALOGS}=${MODAL_OVER_DIALOGS}]`;

/** Whether another modal is above it, which made inert what is around it, or a captcha's question. */
const isCovered = (panel: HTMLElement) =>
  panel.closest('[inert]') !== null || document.querySelector(QUESTION) !== null;

/** Safari leaves a box that was drawn before where its ancestors had moved it: it is drawn anew. */
function show(around: Scope, panel: HTMLElement): void {
  const gone = around.begin();
  gone.adopt.style(panel, 'display', 'none');
  panel.getBoundingClientRect();
  panel.showPopover();
  gone.destroy();
}

/**
 * Puts a panel into the top layer, out of whatever clips or moves its ancestors, for as long as
 * nothing modal is above it: our dialogs are not in the top layer, and would be below it.
 */
function raise(scope: Scope, panel: HTMLElement): void {
  if (!hasPopovers()) return;
  const raiseOrLower = () => {
    const isRaised = panel.matches(':popover-open');
    if (isRaised === !isCovered(panel)) return;
    if (isRaised) panel.hidePopover();
    else show(scope, panel);
  };
  raiseOrLower();
  const covers = new MutationObserver(raiseOrLower);
  const attributeFilter = ['inert', OVER_DIALOGS];
  covers.observe(document.body, { attributes: true, attributeFilter, subtree: true });
  scope.own(() => covers.disconnect());
}

/**
 * Closes the panel by a press beside it. Everything there is inert, so that a press arrives at what
 * is around the panel. One that begins in the panel, to select a text, closes nothing.
 */
function closeByPressBeside(scope: Scope, panel: HTMLElement, close: () => void): void {
  let beganBeside = false;
  const isBeside = ({ target }: Event) =>
    target instanceof Node && target !== panel && target.contains(panel) && !isCovered(panel);
  scope.listen(document, {
    mousedown(event) {
      beganBeside = isBeside(event);
      // The focus stays where it is.
      if (beganBeside) event.preventDefault();
    },
    click(event) {
      if (beganBeside && isBeside(event)) close();
    },
  });
}

/** Gives the wrapper the role, the name and the looks of a dialog. */
function makeDialog({ adopt, block }: BlockScope, { wrapper, handle, title }: LightboxModel): void {
  const ground = groundColour(wrapper);
  adopt.attribute(wrapper, 'role', 'dialog');
  adopt.attribute(wrapper, 'aria-modal', 'true');
  if (title) {
    adopt.attribute(wrapper, 'aria-labelledby', giveId(adopt, title, `${block.id}-title`));
  } else {
    adopt.attribute(wrapper, 'aria-label', handle?.textContent?.trim() || document.title);
  }
  if (hasPopovers()) adopt.attribute(wrapper, 'popover', 'manual');
  adopt.toggleClass(wrapper, OPEN_CLASS, true);
  if (ground) adopt.style(wrapper, 'background-color', ground);
  adopt.toggleClass(wrapper, 'hidden', false);
}

interface PanelOptions {
  lightbox: LightboxModel;
  /** Of our own, in the panel: has the focus where the form has nothing to focus. */
  closeButton: HTMLElement;
  /** For Escape, and a press beside the panel. */
  close(): void;
}

/**
 * Makes a modal dialog of the server's wrapper, where it stands in the document: nothing is moved,
 * so that what is typed, a captcha's frame and the page's styles stay what they are.
 *
 * @returns Closes it, and gives the focus back to its handle.
 */
export function openPanel(
  around: BlockScope,
  { lightbox, closeButton, close }: PanelOptions,
): Cancel {
  const { wrapper, handle } = lightbox;
  const scope = around.begin();
  makeDialog(scope, lightbox);
  markAdopted(wrapper, scope);
  const stopModal = scope.runtime.part(createModals).open({
    layer: wrapper,
    container: wrapper,
    focus() {
      raise(scope, wrapper);
      const [first] = tabbables(wrapper).filter((stop) => stop !== closeButton);
      (first ?? closeButton).focus();
    },
    close,
    trail: handle ? [handle] : [],
  });
  closeByPressBeside(scope, wrapper, close);
  scope.own(() => {
    if (hasPopovers() && wrapper.matches(':popover-open')) wrapper.hidePopover();
  });

  return () => {
    scope.destroy();
    // After the wrapper is as it was: the focus goes back last.
    stopModal();
  };
}
