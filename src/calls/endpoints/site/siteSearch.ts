import { isObject } from '#page/fields/isObject';
import { list, text } from '#page/fields/reads';
import type { Http } from '../../http/http';
import { createParseError } from '../../http/reply/createParseError';

/** What is searched for, and where. */
export interface SiteSearch {
  /** The path of the site's search page: `/search`. */
  path: string;
  /** The name of the field whose value is searched for: `q`. */
  name: string;
  query: string;
  /** The collection in which alone is searched. */
  collectionId: string | undefined;
}

/** A page of the site that was found. All of it is outside text; title and excerpt may be HTML. */
export interface FoundPage {
  address: string;
  title: string;
  excerpt: string;
}

/** What a search has found. */
export interface FoundPages {
  pages: readonly FoundPage[];
  /** How many there are; of these, the answer may hold the first alone. */
  total: number;
}

type Fields = Readonly<Record<string, unknown>>;

/** Returns the first of an object's own fields that is a text. */
const firstText = (fields: Fields, ...names: readonly string[]): string | undefined => {
  const name = names.find((one) => Object.hasOwn(fields, one) && text(fields[one]));
  return name && text(fields[name]);
};

function readPage(item: unknown): FoundPage[] {
  if (!isObject(item)) return [];
  const address = firstText(item, 'fullUrl', 'itemUrl', 'url');
  const title = firstText(item, 'title');
  if (!address || !title) return [];
  const highlights = list(item.highlight)?.filter((one) => typeof one === 'string') ?? [];
  return [{ address, title, excerpt: firstText(item, 'excerpt') ?? highlights.join(' … ') }];
}

/**
 * Returns the query of a search, by which a visitor comes to the site's page of results too.
 */
export const searchQuery = ({ name, query, collectionId }: Omit<SiteSearch, 'path'>) => ({
  [name]: query,
  ...(collectionId && { f_collectionId: collectionId }),
});

/**
 * Searches the site: asks its search page as JSON (`/search?format=json&q=…`). The answer is
 * `{"items": [{"title", "fullUrl", "excerpt"}], "totalCount"}`; an item without a title or an address is
 * left out.
 *
 * @throws HttpError where the call fails, also of kind `parse` for an answer without `items`.
 */
export async function searchSite(
  http: Http,
  search: SiteSearch,
  signal: AbortSignal,
): Promise<FoundPages> {
  const { path } = search;
  const query = { format: 'json', ...searchQuery(search) };
  const answer = await http.get(path, { api: '', query, signal });
  const items = isObject(answer) ? list(answer.items) : undefined;
  if (!isObject(answer) || !items) {
    throw createParseError(http.texts, location.origin + path, 'items: expected an array', 200);
  }
  const pages = items.flatMap(readPage);
  const { totalCount } = answer;
  return { pages, total: typeof totalCount === 'number' ? totalCount : pages.length };
}
