/** One line of the table: a page and a kind of block. */
export type Row = Record<keyof typeof COLUMNS, string | number>;

/** The columns and their widths, in characters. */
const COLUMNS = {
  engine: 6,
  width: 5,
  path: 36,
  kind: 9,
  expected: 8,
  mounted: 7,
  failed: 6,
  errors: 6,
  shift: 7,
  posts: 5,
} as const;

export const TITLES: Row = {
  engine: 'engine',
  width: 'width',
  path: 'page',
  kind: 'kind',
  expected: 'expected',
  mounted: 'mounted',
  failed: 'failed',
  errors: 'errors',
  shift: '+shift',
  posts: 'posts',
};

export function printRow(row: Row): void {
  const cells = Object.entries(COLUMNS).map(([column, width]) => {
    const value = row[column as keyof Row];
    return typeof value === 'number' ? `${value}`.padStart(width) : value.padEnd(width);
  });
  console.log(cells.join(' ').trimEnd());
}
