import { type FoundPage, searchSite } from '#calls/endpoints/site/siteSearch';
import type { Runtime } from '#engine/runtime';
import { allowedAddress } from '#page/links/allowedAddress';
import type { SearchModel } from '../read';
import type { Result } from './outcome';
import { plainContent } from './plainContent';

/** More than these nobody looks through while they type: the page of results has all. */
const PREVIEWED = 8;

async function toResult(runtime: Runtime, page: FoundPage): Promise<Result[]> {
  const href = allowedAddress(page.address, location.href);
  if (!href) return [];
  const [title, excerpt] = await Promise.all([
    plainContent(runtime, page.title),
    page.excerpt ? plainContent(runtime, page.excerpt) : undefined,
  ]);
  return [{ href, title, excerpt }];
}

/**
 * Returns what the site finds; addresses of other sites are left out. On the page of results all of it,
 * elsewhere the first 8.
 *
 * @throws HttpError where the call fails, ChunkError where the data layer can't be had.
 */
export async function fetchResults(
  runtime: Runtime,
  model: SearchModel,
  query: string,
  signal: AbortSignal,
): Promise<{ results: Result[]; total: number }> {
  const http = await runtime.use('http');
  const { pages, total } = await searchSite(http, { ...model, query }, signal);
  const shown = model.results ? pages : pages.slice(0, PREVIEWED);
  const results = await Promise.all(shown.map((page) => toResult(runtime, page)));
  return { results: results.flat(), total };
}
