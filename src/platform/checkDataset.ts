import { dataset } from '../strings/dataset';
import { fillText } from '../strings/fillText';

/** A table: rows of cells. */
export type Rows = readonly (readonly string[])[];

/** The most that a chart takes. The specification gives no figures. */
export interface DatasetLimits {
  maxRows: number;
  maxColumns: number;
}

/** What became of a table. */
export interface CheckedDataset {
  /** The rows that can be used: cut to the limits, each as long as the longest. */
  rows: string[][];
  /** What whoever entered it should be told; empty where nothing is wrong. */
  messages: string[];
}

const isBlank = (cell: string) => cell.trim() === '';

/** The one thing that makes a table useless, if it is. */
function refusal(rows: Rows, texts: typeof dataset): string | undefined {
  if (rows.every((row) => row.every(isBlank))) {
    if (!rows.length) return texts.noRow;
    return rows.some((row) => row.length) ? texts.empty : texts.noColumn;
  }
  return undefined;
}

/**
 * Checks the table behind a chart (platform.md, section 5). One without a row, without a column
 * or without anything in it gives no rows and says so. Otherwise it is cut to the limits, and
 * short rows are filled up with empty cells; each of both is told, as is a cell without data.
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
  const rows = table
    .slice(0, maxRows)
    .map((row) => Array.from({ length: Math.min(columns, maxColumns) }, (_, at) => row[at] ?? ''));
  const messages: string[] = [];
  if (rows.some((row) => row.some(isBlank))) messages.push(texts.missingData);
  if (table.length > maxRows || columns > maxColumns) {
    messages.push(fillText(texts.truncated, { maxRows, maxColumns }));
  }
  return { rows, messages };
}
