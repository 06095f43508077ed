/** The table of numbers behind a chart. */
export const dataset = {
  noColumn: 'Your dataset must have at least one column',
  noRow: 'Your dataset must have at least one row',
  empty: 'Enter some data!',
  missingData: 'One or more rows was missing data',
  truncated: 'Dataset truncated to {maxRows} rows or {maxColumns} columns',
};
