/** A visitor's record of the popup. Essential: it only spares them the popup. */
export interface PopupRecord {
  /** The popup's version when it was closed or signed up in. */
  version: number;
  /** They have signed up. */
  submitted: boolean;
  /** When they closed it, in milliseconds since 1970; undefined where they have not. */
  closed: number | undefined;
}

/** The platform's own. */
const KEY = 'squarespace-popup-overlay';

/** Reads a record as it is stored; undefined for what is none. */
export function parsePopupRecord(text: string): PopupRecord | undefined {
  try {
    const { version, submitted, 'date-closed': date } = Object(JSON.parse(text));
    if (typeof version !== 'number') return undefined;
    const closed = typeof date === 'string' ? Date.parse(date) : Number(date ?? Number.NaN);
    return {
      version,
      submitted: submitted === true,
      closed: Number.isNaN(closed) ? undefined : closed,
    };
  } catch {
    return undefined;
  }
}

/** A record as it is stored, by the platform's keys: `date-closed`, `version`, `submitted`. */
export const formatPopupRecord = ({ version, submitted, closed }: PopupRecord): string =>
  JSON.stringify({ version, submitted, 'date-closed': closed });

/** The record; undefined where there is none, or no storage to keep it in. */
export function readPopupRecord(): PopupRecord | undefined {
  try {
    return parsePopupRecord(localStorage.getItem(KEY) ?? '');
  } catch {
    return undefined;
  }
}

/** Keeps the record. */
export function keepPopupRecord(record: PopupRecord): void {
  try {
    localStorage.setItem(KEY, formatPopupRecord(record));
  } catch {
    // Without storage it is shown on the next page too.
  }
}
