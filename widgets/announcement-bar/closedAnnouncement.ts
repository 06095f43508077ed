const KEY = 'skerry.announcement';

/** What the visitor has closed; null where it is nothing, or there is no storage to keep it in. */
export function readClosed(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Keeps what the visitor has closed, for all tabs. Essential: it only spares them the announcement. */
export function keepClosed(announced: string): void {
  try {
    localStorage.setItem(KEY, announced);
  } catch {
    // Without storage it is shown on the next page too.
  }
}
