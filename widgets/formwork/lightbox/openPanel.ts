import type { Cancel } from '../../../src/clock';
import { tabbables } from '../../../src/focus/tabbables';
import { createModals } from '../../../src/overlays/createModals';
import type { Runtime } from '../../../src/runtime';
import { groundColour } from './groundColour';
import type { LightboxModel } from './readLightbox';

/** The class by which our styles know the open dialog. */
const OPEN_CLASS = 'skerry-form-lightbox';

/** Safari before 17 has no popovers: the panel is then above the page by its z-index alone. */
const hasPopovers = () => 'showPopover' in HTMLElement.prototype;

/** Whether another modal is above it: that made inert what is around it. */
const isCovered = (panel: HTMLElement) => panel.closest('[inert]') !== null;

/** Safari leaves a box that was drawn before where its ancestors had moved it: it is drawn anew. */
function show(panel: HTMLElement, runtime: Runtime): void {
  const gone = runtime.adopt();
  gone.style(panel, 'display', 'none');
  panel.getBoundingClientRect();
  panel.showPopover();
  gone.release();
}

/**
 * Puts a panel into the top layer, out of whatever clips or moves its ancestors, for as long as
 * nothing modal is above it: our dialogs are not in the top layer, and would be below it.
 */
function raise(panel: HTMLElement, runtime: Runtime, signal: AbortSignal): void {
  if (!hasPopovers()) return;
  const settle = () => {
    const raised = panel.matches(':popover-open');
    if (raised === !isCovered(panel)) return;
    if (raised) panel.hidePopover();
    else show(panel, runtime);
  };
  settle();
  const covers = new MutationObserver(settle);
  covers.observe(document.body, { attributes: true, attributeFilter: ['inert'], subtree: true });
  signal.addEventListener('abort', () => covers.disconnect());
}

/**
 * Beside the panel everything is inert, so that a press arrives at what is around it. One that begins
 * in the panel, to select a text, closes nothing.
 */
function closeByPressBeside(panel: HTMLElement, close: () => void, signal: AbortSignal): void {
  let beganBeside = false;
  const isBeside = ({ target }: Event) =>
    target instanceof Node && target !== panel && target.contains(panel) && !isCovered(panel);
  const onDown = (event: Event) => {
    beganBeside = isBeside(event);
    // The focus stays where it is.
    if (beganBeside) event.preventDefault();
  };
  const onClick = (event: Event) => {
    if (beganBeside && isBeside(event)) close();
  };
  document.addEventListener('mousedown', onDown, { signal });
  document.addEventListener('click', onClick, { signal });
}

interface PanelOptions {
  lightbox: LightboxModel;
  /** Of our own, in the panel: has the focus where the form has nothing to focus. */
  closeButton: HTMLElement;
  /** For ids of our own. */
  id: string;
  runtime: Runtime;
  /** For Escape, and a press beside the panel. */
  close(): void;
}

/**
 * Makes a modal dialog (DLG-1 to 17) of the server's wrapper, where it stands in the document:
 * nothing is moved, so that what is typed, a captcha's frame and the page's styles stay what they are.
 *
 * @returns Closes it, and gives the focus back to its handle.
 */
export function openPanel({ lightbox, closeButton, id, runtime, close }: PanelOptions): Cancel {
  const { wrapper, handle, title } = lightbox;
  const adoption = runtime.adopt();
  const closed = new AbortController();
  const ground = groundColour(wrapper);

  adoption.attribute(wrapper, 'role', 'dialog');
  adoption.attribute(wrapper, 'aria-modal', 'true');
  if (title) {
    if (!title.id) adoption.attribute(title, 'id', `${id}-title`);
    adoption.attribute(wrapper, 'aria-labelledby', title.id);
  } else {
    adoption.attribute(wrapper, 'aria-label', handle?.textContent?.trim() || document.title);
  }
  if (hasPopovers()) adoption.attribute(wrapper, 'popover', 'manual');
  adoption.toggleClass(wrapper, OPEN_CLASS, true);
  if (ground) adoption.style(wrapper, 'background-color', ground);
  adoption.toggleClass(wrapper, 'hidden', false);

  const stopModal = runtime.part(createModals).open({
    layer: wrapper,
    container: wrapper,
    focus() {
      raise(wrapper, runtime, closed.signal);
      const [first] = tabbables(wrapper).filter((stop) => stop !== closeButton);
      (first ?? closeButton).focus();
    },
    close,
    trail: handle ? [handle] : [],
  });
  closeByPressBeside(wrapper, close, closed.signal);

  return () => {
    closed.abort();
    if (hasPopovers() && wrapper.matches(':popover-open')) wrapper.hidePopover();
    adoption.release();
    stopModal();
  };
}
