import { findPopupWrapper } from '#services/siteParts/findPopupWrapper';

const BOX = '.sqs-slide,[data-popup-content]';
const CLOSE = '.sqs-popup-overlay-close,[data-popup-close]';
const TITLE = 'h1,h2,h3,h4,h5,h6';

/** The popup that the server sent, hidden. */
export interface PopupMarkup {
  /** Over all of the window. */
  layer: HTMLElement;
  /** Within the layer, hidden by itself; else the layer. */
  wrapper: HTMLElement;
  /** The visible part: around it is the backdrop. */
  box: HTMLElement;
  /** The dialog: the box, or the layer where the button that closes is beside the box. */
  dialog: HTMLElement;
  /** The server's own button that closes. */
  close: HTMLElement | null;
  title: HTMLElement | null;
}

/** Finds the popup of the page; undefined where there is none any more. */
export function findPopup(): PopupMarkup | undefined {
  const wrapper = findPopupWrapper();
  if (!wrapper) return undefined;
  const layer = wrapper.closest<HTMLElement>('.sqs-popup-overlay') ?? wrapper;
  const box = layer.querySelector<HTMLElement>(BOX) ?? layer;
  const close = layer.querySelector<HTMLElement>(CLOSE);
  const dialog = close && !box.contains(close) ? layer : box;
  return { layer, wrapper, box, dialog, close, title: box.querySelector(TITLE) };
}
