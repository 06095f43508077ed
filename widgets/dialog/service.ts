declare module '#engine/runtime' {
  interface Services {
    /** Confirmation, alert and information. */
    dialog: Dialogs;
  }
}
/** The buttons that a dialog has. */
export type DialogStyle = 'confirm-or-reject' | 'confirm-or-cancel' | 'confirm-only' | 'no-buttons';

/** A visitor's answer. Escape, the closing button, the end of the time and `hide()` cancel. */
export type DialogAnswer = 'confirm' | 'cancel' | 'reject';

/** Hidden dialogs are in the page, to be shown again; destroyed ones are gone. */
export type DialogState = 'hidden' | 'shown' | 'hiding' | 'destroyed';

/** In CSS pixels. */
export interface DialogSize {
  width: number;
  height: number;
}

/**
 * Returns where a dialog is to be, in CSS pixels from the window's upper left corner; asked again
 * when the window changes its size. A dialog never leaves the window.
 */
export type DialogPosition = (
  dialog: DialogSize,
  window: DialogSize,
) => { left: number; top: number };

/** The texts of a dialog, and how it looks. */
export interface DialogOptions {
  /**
   * By its name, or its number: 1 `confirm-or-reject`, 2 `confirm-or-cancel`, 3 `confirm-only`,
   * 4 `no-buttons`. Default, also for what is none of these: `confirm-or-cancel`.
   */
  style?: DialogStyle | 1 | 2 | 3 | 4;
  /** Names the dialog. Only one that nobody has to answer may do without. */
  title?: string;
  /** Plain text. Line breaks are kept. */
  message?: string;
  /**
   * The caller's own element, below the message, while the dialog lives. An element in it with
   * `data-skerry-answer="confirm"` (or `cancel`, or `reject`) closes the dialog with that answer
   * when it is clicked; one with `autofocus` has the focus first.
   */
  content?: HTMLElement;
  /** The id of the dialog's element. Default: one of its own. */
  id?: string;
  /** Texts of the buttons. Default: Confirm, Cancel, Reject, Close. */
  confirmText?: string;
  cancelText?: string;
  rejectText?: string;
  closeText?: string;
  /** Adds a button that closes the dialog without an answer. Default: false. */
  closeButton?: boolean;
  /** Confirming can't be undone: the focus starts on the safest button. Default: false. */
  danger?: boolean;
  /** CSS pixels. Default: 350; never wider than the window. */
  width?: number;
  /** The room around what the dialog holds, in CSS pixels. Default: 20. */
  padding?: number;
  /** Default: the middle of the window. */
  position?: DialogPosition;
  /**
   * Milliseconds after which the dialog hides; the time stands still while the pointer is over it
   * and, where it is not modal, while the focus is in it. Default: null, it stays, as it does with more
   * than a browser can wait, some 24 days.
   */
  hideAfterTime?: number | null;
  /** For a dialog that nobody has to answer: read out at once, as errors are. Default: false. */
  urgent?: boolean;
}

/** Something to be acknowledged: one button, which says OK unless `confirmText` says otherwise. */
export type AlertOptions = Omit<DialogOptions, 'style' | 'cancelText' | 'rejectText'>;

/**
 * A message that passes. Default of `hideAfterTime`: 2000 ms; of the position: low in the window.
 */
export type InformationOptions = Omit<
  DialogOptions,
  'style' | 'confirmText' | 'cancelText' | 'rejectText' | 'closeText' | 'closeButton' | 'danger'
>;

/** The way of the focus when a dialog closes. */
export interface DialogOpening {
  /** Default: what has the focus when the dialog is shown. */
  opener?: HTMLElement;
  /** If the opener is gone or can't have the focus by then. */
  fallback?: HTMLElement;
  /** A dialog that gives way to this one; the focus then goes where it would have gone. */
  replaces?: Dialog;
}

/** A dialog that can be shown several times. */
export interface Dialog {
  readonly state: DialogState;
  /**
   * Shows the dialog, over all others. Resolves with the answer, when the dialog begins to hide and
   * the focus is back; one that is shown already stays as it is. Rejects where it is destroyed.
   */
  show(opening?: DialogOpening): Promise<DialogAnswer>;
  /** Hides the dialog, as if it was cancelled. */
  hide(): void;
  /** Takes the dialog out of the page at once; what is not answered is cancelled. */
  destroy(): void;
}

/**
 * Confirmation, alert and information: the service `dialog`. A confirmation is modal: everything
 * else is inert, Escape cancels it, and the focus goes back to the opener. One without buttons is
 * not modal unless it can be closed otherwise; it is read out and takes no focus.
 */
export interface Dialogs {
  /** Asks, and destroys the dialog afterwards. */
  confirm(options: DialogOptions, opening?: DialogOpening): Promise<DialogAnswer>;
  /** Tells something that has to be acknowledged. */
  alert(options: AlertOptions, opening?: DialogOpening): Promise<void>;
  /** Tells something in passing. Resolves when it begins to hide. */
  inform(options: InformationOptions): Promise<void>;
  /**
   * A dialog to be shown later, once or often. It is in the page at once, hidden.
   *
   * @throws For a modal dialog without a title.
   */
  create(options: DialogOptions): Dialog;
}
