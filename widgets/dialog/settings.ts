import type { DialogAnswer, DialogOptions, DialogStyle } from '../../src/services/dialogs';
import type { dialogs } from '../../src/strings/dialogs';

/** The specification's width and padding of a dialog, in CSS pixels. */
const DEFAULT_WIDTH = 350;
const DEFAULT_PADDING = 20;

/** What closes a dialog when it is clicked, in a content of the caller's. */
export const ANSWER_ATTRIBUTE = 'data-skerry-answer';

export interface DialogButton {
  answer: DialogAnswer;
  text: string;
}

/** A dialog's options, with everything decided. */
export interface DialogSettings {
  id: string;
  /** A visitor has to answer it: everything else is inert meanwhile. */
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
  width: number;
  padding: number;
  position: DialogOptions['position'];
  hideAfterTime: number | null;
}

type Texts = typeof dialogs;

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
 * Decides what a dialog is: modal if it has any button that closes it (AD-4), an alertdialog if
 * all it has to say is a message (AD-1); else it is read out where it stands (ALR-3, ALR-4).
 *
 * @param texts In the page's language.
 * @throws For a modal dialog without a title (DLG-2).
 */
export function settleOptions(options: DialogOptions, ownId: string, texts: Texts): DialogSettings {
  const { style = 'confirm-or-cancel', title = '', message = '', content, urgent } = options;
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
    hideAfterTime: options.hideAfterTime ?? null,
  };
}
