/** The bytes in a limit's megabyte. */
const BYTES_PER_MEGABYTE = 1_000_000;

const BASE = 1024;
const UNITS = ['B', 'KB', 'MB', 'GB', 'TB'] as const;

type Rounding = 'floor' | 'ceil';

/** Writes a size in units of 1024, with two decimals at most: `19.07 MB`. */
function format(bytes: number, rounding: Rounding): string {
  let value = bytes;
  let unit = 0;
  while (value >= BASE && unit < UNITS.length - 1) {
    value /= BASE;
    unit++;
  }
  return `${Math[rounding](value * 100) / 100} ${UNITS[unit]}`;
}

/** A file held against a limit. */
export interface FileSizeCheck {
  fits: boolean;
  /** The file's size, to be shown. */
  size: string;
  /** The limit, to be shown: `{maxSize}` of the text that refuses a file. */
  maxSize: string;
}

/**
 * Checks a file's size and writes the size and its limit for a visitor. A limit's megabyte is
 * 1,000,000 bytes, but sizes are written in units of 1024, so that 20 megabytes read `19.07 MB`.
 * The limit is rounded down, and the size is rounded up where it is too large, down where it fits:
 * so the texts never contradict the check.
 *
 * @param bytes The file's size, a whole number.
 * @throws RangeError for a size or a limit that is no number of 0 or more.
 */
export function checkFileSize(bytes: number, maxMegabytes: number): FileSizeCheck {
  const max = maxMegabytes * BYTES_PER_MEGABYTE;
  if (!(bytes >= 0 && max >= 0 && Number.isFinite(bytes) && Number.isFinite(max))) {
    throw new RangeError(`no file sizes: ${bytes} bytes of ${maxMegabytes} MB`);
  }
  const fits = bytes <= max;
  return { fits, size: format(bytes, fits ? 'floor' : 'ceil'), maxSize: format(max, 'floor') };
}
