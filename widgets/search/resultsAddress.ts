import { searchQuery } from '#calls/endpoints/site/siteSearch';
import type { SearchModel } from './read';

/** Returns the address of the page that has all results. */
export const resultsAddress = (model: SearchModel, query: string): string =>
  `${location.origin}${model.path}?${new URLSearchParams(searchQuery({ ...model, query }))}`;
