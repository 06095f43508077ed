import type { PopupSettings } from '../settings';
import type { PopupRecord } from './popupRecord';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The display frequency of a popup that is never shown again. */
const NEVER = -1;

/**
 * Whether the popup is shown, for the first time or again: where nothing is known of it; where
 * what is known is of an older version; or where the date on which it was closed is more than
 * `displayFrequency` days past, unless that is -1. Not to who has signed up where it is shown until
 * then, whatever the version.
 *
 * @param now In milliseconds since 1970.
 */
export function isShownAgain(
  settings: Pick<PopupSettings, 'version' | 'showUntilSignup' | 'displayFrequency'>,
  record: PopupRecord | undefined,
  now: number,
): boolean {
  if (!record) return true;
  if (record.submitted && settings.showUntilSignup) return false;
  if (record.version < settings.version) return true;
  if (record.closed === undefined || settings.displayFrequency === NEVER) return false;
  return now > record.closed + settings.displayFrequency * DAY_MS;
}
