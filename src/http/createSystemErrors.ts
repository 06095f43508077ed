import { isLoggedIn } from '../owner/isLoggedIn';
import type { Runtime } from '../runtime';
import { fillText } from '../strings/fillText';
import type { HttpError } from './httpError';
import type { HttpTexts } from './httpTexts';

/** What the data layer asks for (it sends `Accept: application/json`). */
const FORMAT = 'JSON';

/** The overlay that a visitor sees of a failure that nobody else shows. */
export interface SystemErrors {
  /** Shows a failure, unless one is shown. */
  show(error: HttpError): void;
}

/**
 * What the overlay says (platform.md, section 8). Network: the server's message, else 'Unable to
 * connect to the product. Please try again.' Of an answer that can't be read, who is logged in
 * sees the generic variant (url, format, message); a visitor can do nothing with that, and sees
 * the cleaned one, with the text of an internal error.
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

/** The system-error overlay: an alertdialog with Reload Page and Clear, which Escape means too. */
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
