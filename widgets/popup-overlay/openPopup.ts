import type { Adoption } from '../../src/adoption';
import type { Cancel } from '../../src/clock';
import { isMotionUnwanted } from '../../src/isMotionUnwanted';
import { createModals } from '../../src/overlays/createModals';
import type { Runtime } from '../../src/runtime';
import { popups } from '../../src/strings/popups';
import { siteTexts } from '../../src/strings/siteTexts';
import type { PopupMarkup } from './findPopup';

const TITLE_ID = 'skerry-popup-title';

/** Makes a button of what the server has for one: a link without an address, a `div`. */
function adoptButton(button: HTMLElement, label: string, adoption: Adoption): void {
  if (!button.textContent.trim() && !button.ariaLabel) {
    adoption.attribute(button, 'aria-label', label);
  }
  if (button.matches('button,a[href]')) return;
  adoption.attribute(button, 'role', 'button');
  adoption.attribute(button, 'tabindex', '0');
}

function createButton(label: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'skerry-popup-close';
  button.ariaLabel = label;
  return button;
}

/**
 * Shows the popup as a modal dialog, where the server has it: it is never moved, as forms and frames
 * in it would start anew. Returns how to hide it, after which it is as the server sent it.
 *
 * @param close The visitor wants it closed: by a button, the backdrop or Escape.
 */
export function openPopup(
  runtime: Runtime,
  { layer, wrapper, box, dialog, close: button, title }: PopupMarkup,
  style: number,
  close: () => void,
): Cancel {
  const texts = siteTexts(runtime, 'popups', popups);
  const adoption = runtime.adopt();
  const listening = new AbortController();
  const { signal } = listening;

  adoption.attribute(layer, 'hidden', null);
  adoption.attribute(wrapper, 'hidden', null);
  adoption.attribute(layer, 'data-popup-style', `${style}`);
  for (const name of ['visible', 'skerry-popup-open']) adoption.toggleClass(layer, name, true);
  adoption.toggleClass(layer, 'skerry-popup-moves', !isMotionUnwanted());
  adoption.toggleClass(box, 'skerry-popup-box', true);
  // What the platform's style sheet waits for.
  for (const name of ['sqs-slide-ready', 'sqs-slide-animation-ready']) {
    adoption.toggleClass(box, name, true);
  }

  adoption.attribute(dialog, 'role', 'dialog');
  adoption.attribute(dialog, 'aria-modal', 'true');
  adoption.attribute(dialog, 'tabindex', '-1');
  if (title && !title.id) adoption.attribute(title, 'id', TITLE_ID);
  if (title) adoption.attribute(dialog, 'aria-labelledby', title.id);
  else adoption.attribute(dialog, 'aria-label', texts.label);

  const own = button ? undefined : createButton(texts.close);
  if (own) box.append(own);
  if (button) adoptButton(button, texts.close, adoption);
  const closing = button ?? own;
  closing?.addEventListener(
    'click',
    (event) => {
      event.preventDefault();
      close();
    },
    { signal },
  );
  button?.addEventListener(
    'keydown',
    (event) => {
      if (button.matches('button') || (event.key !== 'Enter' && event.key !== ' ')) return;
      event.preventDefault();
      button.click();
    },
    { signal },
  );
  layer.addEventListener(
    'click',
    ({ target }) => {
      // What a press has just taken out of the page was in the box.
      const isBeside = target instanceof Node && target.isConnected && !box.contains(target);
      if (box !== layer && isBeside) close();
    },
    { signal },
  );

  const focused = document.activeElement;
  const leave = runtime.part(createModals).open({
    layer,
    container: dialog,
    focus: () => dialog.focus({ preventScroll: true }),
    close,
    trail: focused instanceof HTMLElement ? [focused] : [],
  });
  return () => {
    listening.abort();
    // The focus first: it goes back from what is still shown.
    leave();
    own?.remove();
    adoption.release();
  };
}
