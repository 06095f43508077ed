import type { Http } from '../../http/http';
import type { Contract } from '../contract';
import { catchall, object, optional, string } from '../contractSchema';

const AUTOCOMPLETE = '/api/google-maps/places/autocomplete';
const DETAILS = '/api/google-maps/places/details';

const query = () =>
  catchall(
    object({ productPage: optional(string()), productSection: optional(string()) }),
    string(),
  );

export const placesAutocompleteContract = () =>
  ({ method: 'GET', path: AUTOCOMPLETE, query: query() }) as const satisfies Contract;

export const placeDetailsContract = () =>
  ({ method: 'GET', path: DETAILS, query: query() }) as const satisfies Contract;

/** Where in the product a place is looked up. */
export interface TrackingContext {
  productPage?: string | undefined;
  productSection?: string | undefined;
}

type Query = Readonly<Record<string, string>>;

function withContext(query: Query, { productPage, productSection }: TrackingContext) {
  if (!productPage || !productSection) {
    console.error('Skerry: a place is looked up without its product page or product section');
  }
  return { ...query, productPage, productSection };
}

/**
 * Places that match what was typed. A console error where the context lacks either part. The
 * other parameters and the answer are the maps service's own.
 */
export const autocompletePlaces = (
  http: Http,
  query: Query,
  context: TrackingContext,
  signal?: AbortSignal,
): Promise<unknown> => http.get(AUTOCOMPLETE, { query: withContext(query, context), signal });

/** One place. A console error where the context lacks either part. */
export const fetchPlaceDetails = (
  http: Http,
  query: Query,
  context: TrackingContext,
  signal?: AbortSignal,
): Promise<unknown> => http.get(DETAILS, { query: withContext(query, context), signal });
