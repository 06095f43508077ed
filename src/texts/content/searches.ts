/** What searches say. */
export const searches = {
  /** The name of a field that the server has given none. */
  label: 'Search',
  /** The name of the list of results. */
  results: 'Search results',
  all: 'See all results',
  none: 'No results found',
  /** Said to screen readers. */
  found: 'Results: {n}',
  /** The server does not answer with results. */
  notLoaded: 'Unable to load results',
  /** It does not answer at all. */
  network: 'Network error',
  /** Something else: code that can't be had. */
  wrong: 'Something went wrong',
};
