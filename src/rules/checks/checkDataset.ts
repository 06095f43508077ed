import { fillText } from '#texts/fillText';
import { dataset } from '#texts/widgets/dataset';
import { range } from '../numbers/range';

/** A table: rows of cells. */
export type Rows = readonly (readonly string[])[];

/** The most that a chart takes. There are no defaults: the platform's own figures are not known. */
export interface DatasetLimits {
  maxRows: number;
  maxColumns: number;
}

/** What became of a table. */
export interface CheckedDataset {
  /** The rows that can be used: cut to the limits, each as long as the longest. */
  rows: string[][];
  /** The messages for whoever entered the table; empty where nothing is wrong. */
  messages: string[];
}

const isBlank = (cell: string) => cell.trim() === '';

/** Returns the message for a table that cannot be used; undefined for any other. */
function refusal(rows: Rows, texts: typeof dataset): string | undefined {
  if (rows.every((row) => row.every(isBlank))) {
    if (!rows.length) return texts.noRow;
    return rows.some((row) => row.length) ? texts.empty : texts.noColumn;
  }
  return undefined;
}

/**
 * Checks the table behind a chart. A table without a row, without a column or without anything in
 * it gives no rows, and the message says so. Any other is cut to the limits, and its short rows are
 * filled up with empty cells. Messages tell of the cut, and of cells without data, the filled-up
 * ones among them.
 *
 * @param texts In another language: `createStrings(…).dataset`.
 */
export function checkDataset(
  table: Rows,
  { maxRows, maxColumns }: DatasetLimits,
  texts: typeof dataset = dataset,
): CheckedDataset {
  const refused = refusal(table, texts);
  if (refused !== undefined) return { rows: [], messages: [refused] };
  const columns = Math.max(...table.map((row) => row.length));
  const places = range(Math.min(columns, maxColumns));
  const rows = table.slice(0, maxRows).map((row) => places.map((at) => row[at] ?? ''));
  const messages: string[] = [];
  if (rows.some((row) => row.some(isBlank))) messages.push(texts.missingData);
  if (table.length > maxRows || columns > maxColumns) {
    messages.push(fillText(texts.truncated, { maxRows, maxColumns }));
  }
  return { rows, messages };
}
