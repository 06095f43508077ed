import type { BlockScope } from '#engine/scope';
import { type PlaceParts, readPlace } from './places/readPlace';
import { type Prediction, readPredictions } from './places/readPredictions';
import type { AddressModel } from './read';

/** Looks places up by the site's own server, which asks the maps service. */
export interface Lookup {
  /** Returns the places that match a text. One that is asked while another is under way aborts it. */
  find(input: string): Promise<Prediction[]>;
  /** Returns the parts of a place. What is found after it belongs to another search. */
  fetchParts(prediction: Prediction): Promise<PlaceParts>;
  /** Aborts what is under way. */
  abort(): void;
}

/** Creates the lookups of a field, until its scope ends. */
export function createLookup(
  { runtime, own }: BlockScope,
  { productPage, productSection }: AddressModel,
): Lookup {
  const where = { productPage, productSection };
  const language = document.documentElement.lang || runtime.context.read('website.language', '');
  /** The maps service counts a search by it: from the first letter to the place that is chosen. */
  let sessiontoken = '';
  let underWay = new AbortController();

  const abort = () => {
    underWay.abort();
    underWay = new AbortController();
  };
  own(() => underWay.abort());

  const common = () => {
    // Where the page is not secure there is no such function.
    sessiontoken ||= crypto.randomUUID?.() ?? `${Math.random()}`.slice(2);
    return { sessiontoken, ...(language && { language }) };
  };

  return {
    async find(input) {
      abort();
      const { signal } = underWay;
      const site = await runtime.use('site');
      const query = { input, types: 'address', ...common() };
      return readPredictions(await site.findPlaces(query, where, signal));
    },
    async fetchParts({ id, line }) {
      abort();
      const { signal } = underWay;
      const site = await runtime.use('site');
      const query = { place_id: id, fields: 'address_component', ...common() };
      sessiontoken = '';
      return readPlace(await site.place(query, where, signal), line);
    },
    abort,
  };
}
