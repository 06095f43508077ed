import type { dialogs } from '#texts/widgets/dialogs';
import type { DialogAnswer, DialogOptions, DialogStyle } from './service';

/** The width and the padding of a dialog that asks for none, in CSS pixels. */
const DEFAULT_WIDTH = 350;
const DEFAULT_PADDING = 20;

/** The attribute of elements in the caller's content that close the dialog when clicked. */
export const ANSWER_ATTRIBUTE = 'data-skerry-answer';

/** The longest that a browser waits, in milliseconds: for more, it does not wait at all. */
const LONGEST_MS = 2 ** 31 - 1;

export interface DialogButton {
  answer: DialogAnswer;
  text: string;
}

/** A dialog's options with their defaults. */
export interface DialogSettings {
  id: string;
  /** A visitor has to answer the dialog: everything else is inert meanwhile. */
  modal: boolean;
  role: 'alertdialog' | 'dialog' | 'alert' | 'status';
  title: string;
  message: string;
  content: HTMLElement | undefined;
  /** The safest first. */
  buttons: readonly DialogButton[];
  /** The name of the button that closes the dialog without an answer. */
  closeText: string | undefined;
  danger: boolean;
  /** In CSS pixels, as the padding. */
  width: number;
  padding: number;
  position: DialogOptions['position'];
  /** In milliseconds; null where the dialog stays. */
  hideAfterTime: number | null;
}

type Texts = typeof dialogs;

/** The styles, by their numbers from 1 on. */
const STYLES: readonly DialogStyle[] = [
  'confirm-or-reject',
  'confirm-or-cancel',
  'confirm-only',
  'no-buttons',
];

const DEFAULT_STYLE: DialogStyle = 'confirm-or-cancel';

/** Returns the style that a caller names, or gives the number of; after a warning the default. */
function readStyle(style: unknown): DialogStyle {
  if (style === undefined) return DEFAULT_STYLE;
  const known = STYLES.find((name, index) => style === name || style === index + 1);
  if (!known) console.warn(`Skerry: dialog: style: ${style} is unknown, ${DEFAULT_STYLE} is used`);
  return known ?? DEFAULT_STYLE;
}

/** Returns the buttons of a style, the safest first. */
function buttonsOf(style: DialogStyle, options: DialogOptions, texts: Texts): DialogButton[] {
  const { confirmText, cancelText, rejectText } = options;
  const confirm: DialogButton = { answer: 'confirm', text: confirmText ?? texts.confirm };
  switch (style) {
    case 'confirm-or-cancel':
      return [{ answer: 'cancel', text: cancelText ?? texts.cancel }, confirm];
    case 'confirm-or-reject':
      return [{ answer: 'reject', text: rejectText ?? texts.reject }, confirm];
    case 'confirm-only':
      return [confirm];
    case 'no-buttons':
      return [];
  }
}

/**
 * Decides what a dialog is. It is modal if it has any button that closes it, and then an
 * alertdialog if all it has to say is a message. One that is not modal is read out where it
 * stands, politely unless it is urgent.
 *
 * @param ownId The id of a dialog that asks for none.
 * @param texts In the page's language.
 * @throws Error for a modal dialog without a title.
 */
export function readOptions(options: DialogOptions, ownId: string, texts: Texts): DialogSettings {
  const { title = '', message = '', content, urgent } = options;
  const hideAfterTime = options.hideAfterTime ?? LONGEST_MS;
  const style = readStyle(options.style);
  const hasOwnAnswer = Boolean(content?.querySelector(`[${ANSWER_ATTRIBUTE}]`));
  const modal = style !== 'no-buttons' || Boolean(options.closeButton) || hasOwnAnswer;
  if (modal && !title.trim()) throw new Error('A dialog needs a title');
  const modalRole = message && !content ? 'alertdialog' : 'dialog';
  return {
    id: options.id ?? ownId,
    modal,
    role: modal ? modalRole : urgent ? 'alert' : 'status',
    title,
    message,
    content,
    buttons: buttonsOf(style, options, texts),
    closeText: options.closeButton ? (options.closeText ?? texts.close) : undefined,
    danger: options.danger ?? false,
    width: options.width ?? DEFAULT_WIDTH,
    padding: options.padding ?? DEFAULT_PADDING,
    position: options.position,
    hideAfterTime: hideAfterTime < LONGEST_MS ? hideAfterTime : null,
  };
}
