import type { PopupSettings } from '../settings';
import type { PopupRecord } from './popupRecord';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The display frequency of a popup that is never shown again. */
const NEVER = -1;

/**
 * Whether the popup may open: it has no record, its record is of an older version, or it was closed
 * more than `displayFrequency` days ago (-1: never again). A visitor who has signed up does not see
 * it again where `showUntilSignup` is set, whatever its version.
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
