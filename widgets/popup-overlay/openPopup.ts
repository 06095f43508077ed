import type { Adoption } from '#engine/adoption';
import type { Scope } from '#engine/scope';
import { giveId } from '#page/marks/giveId';
import { markAdopted } from '#page/marks/markAdopted';
import { markMade } from '#page/marks/markMade';
import { isMotionUnwanted } from '#page/motion/isMotionUnwanted';
import { createModals } from '#page/overlays/createModals';
import { pressByKeys } from '#page/press/keys/pressByKeys';
import { popups } from '#texts/site/popups';
import { siteTexts } from '#texts/siteTexts';
import type { PopupMarkup } from './findPopup';

const TITLE_ID = 'skerry-popup-title';

/** Makes a button of the server's element: a link without an address, a `div`. */
function adoptButton(button: HTMLElement, label: string, adopt: Adoption): void {
  if (!button.textContent.trim() && !button.getAttribute('aria-label')) {
    adopt.attribute(button, 'aria-label', label);
  }
  if (button.matches('button,a[href]')) return;
  adopt.attribute(button, 'role', 'button');
  adopt.attribute(button, 'tabindex', '0');
}

function createButton(label: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'skerry-popup-close';
  markMade(button);
  button.setAttribute('aria-label', label);
  return button;
}

/** Marks the popup's elements up as an open modal dialog. */
function showMarkup({ layer, wrapper, box }: PopupMarkup, style: number, adopt: Adoption): void {
  adopt.attribute(layer, 'hidden', null);
  adopt.attribute(wrapper, 'hidden', null);
  adopt.attribute(layer, 'data-popup-style', `${style}`);
  for (const name of ['visible', 'skerry-popup-open']) adopt.toggleClass(layer, name, true);
  adopt.toggleClass(layer, 'skerry-popup-moves', !isMotionUnwanted());
  adopt.toggleClass(box, 'skerry-popup-box', true);
  // The platform's style sheet waits for these.
  for (const name of ['sqs-slide-ready', 'sqs-slide-animation-ready']) {
    adopt.toggleClass(box, name, true);
  }
}

function nameDialog({ dialog, title }: PopupMarkup, label: string, adopt: Adoption): void {
  adopt.attribute(dialog, 'role', 'dialog');
  adopt.attribute(dialog, 'aria-modal', 'true');
  adopt.attribute(dialog, 'tabindex', '-1');
  if (title) adopt.attribute(dialog, 'aria-labelledby', giveId(adopt, title, TITLE_ID));
  else adopt.attribute(dialog, 'aria-label', label);
}

/** Returns the button that closes the popup: the server's, else one of our own. */
function closingButton({ box, close }: PopupMarkup, label: string, scope: Scope): HTMLElement {
  if (!close) {
    const button = createButton(label);
    box.append(button);
    scope.own(() => button.remove());
    return button;
  }
  adoptButton(close, label, scope.adopt);
  scope.listen(close, { keydown: pressByKeys(close, () => close.click()) });
  return close;
}

/**
 * Shows the popup as a modal dialog, where the server has it: it is never moved, as forms and
 * frames in it would start anew. With the scope it is hidden again, and as the server sent it.
 *
 * @param close Called when the visitor closes it: by a button, the backdrop or Escape.
 */
export function openPopup(
  scope: Scope,
  markup: PopupMarkup,
  style: number,
  close: () => void,
): void {
  const { layer, box, dialog } = markup;
  const { runtime, adopt } = scope;
  const texts = siteTexts(runtime, 'popups', popups);
  showMarkup(markup, style, adopt);
  markAdopted(layer, scope);
  nameDialog(markup, texts.label, adopt);
  scope.listen(closingButton(markup, texts.close, scope), {
    click(event) {
      event.preventDefault();
      close();
    },
  });
  scope.listen(layer, {
    click({ target }) {
      // What a press has just taken out of the page was in the box.
      const isBeside = target instanceof Node && target.isConnected && !box.contains(target);
      if (box !== layer && isBeside) close();
    },
  });
  const focused = document.activeElement;
  // Ends first: the focus goes back from what is still shown.
  scope.own(
    runtime.part(createModals).open({
      layer,
      container: dialog,
      focus: () => dialog.focus({ preventScroll: true }),
      close,
      trail: focused instanceof HTMLElement ? [focused] : [],
    }),
  );
}
