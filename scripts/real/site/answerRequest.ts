import type { SavedApi } from './createSavedApi';
import type { ImageSize } from './savedPage';
import { type StandIn, standIn } from './standIn';

/** A request of a saved page. */
export interface SavedRequest {
  url: URL;
  method: string;
  /** As Playwright names it. */
  resourceType: string;
  /** What is sent; empty where nothing is. */
  body: string;
}

/** What answers during one visit. */
export interface VisitAnswers {
  /** Where the saved site is served. */
  origin: string;
  api: SavedApi;
  imageSizes: ReadonlyMap<string, ImageSize>;
}

/** Answers what the saved site does not: calls, and what leads out of the folder. Undefined: ask the site. */
export function answerRequest(
  { url, method, resourceType, body }: SavedRequest,
  { origin, api, imageSizes }: VisitAnswers,
): StandIn | undefined {
  const isCall = url.pathname.startsWith('/api/') || url.searchParams.get('format') === 'json';
  if (isCall && (method !== 'GET' || url.origin === origin)) {
    const { status, json } = api.answer(method, url.pathname, body);
    return { status, contentType: 'application/json', body: JSON.stringify(json) };
  }
  if (method !== 'GET') return { status: 204 };
  return url.origin === origin ? undefined : standIn(url, resourceType, imageSizes);
}
