import type { Runtime } from '#engine/runtime';
import { isLoggedIn } from '#site/account/isLoggedIn';
import { fillText } from '#texts/fillText';
import type { HttpTexts } from './httpTexts';
import type { HttpError } from './reply/httpError';

/** The format that the data layer asks for (it sends `Accept: application/json`). */
const FORMAT = 'JSON';

/** The overlay that tells a visitor of a failure that nobody else shows. */
export interface SystemErrors {
  /** Shows a failure, unless one is shown. */
  show(error: HttpError): void;
}

/**
 * Returns what the overlay says: the failure's message, and where that only says that there was no
 * connection, 'Unable to connect to the product. Please try again.' Of an answer that cannot be
 * read, whoever is logged in sees the url, format and message. A visitor can do nothing with those,
 * and sees the text of an internal error.
 */
function overlayText(
  { calls }: HttpTexts,
  { kind, url, message }: HttpError,
  isOwner: boolean,
): string {
  if (kind !== 'parse') return message === calls.unableToConnect ? calls.overlayNetwork : message;
  return isOwner
    ? fillText(calls.overlayDetails, { url, format: FORMAT, message })
    : calls.serverError;
}

/**
 * Creates the system-error overlay: an alertdialog with the buttons Reload Page and Clear. Escape
 * does the same as Clear.
 */
export function createSystemErrors(runtime: Runtime, texts: HttpTexts): SystemErrors {
  const { overlayTitle, reloadPage, clear } = texts.calls;
  let isShown = false;

  const ask = async (error: HttpError) => {
    const dialogs = await runtime.use('dialog');
    const isOwner = isLoggedIn(runtime.context);
    const answer = await dialogs.confirm({
      title: overlayTitle,
      message: overlayText(texts, error, isOwner),
      confirmText: reloadPage,
      cancelText: clear,
    });
    if (answer === 'confirm') location.reload();
  };

  return {
    show(error) {
      if (isShown) return;
      isShown = true;
      ask(error)
        .catch(runtime.report)
        .finally(() => {
          isShown = false;
        });
    },
  };
}
