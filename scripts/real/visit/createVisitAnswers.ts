import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { answerRequest } from '../site/answerRequest';
import { createSavedApi, type FormSave } from '../site/createSavedApi';
import { isOwnFile, LEFT, WATCH } from '../site/ownPaths';
import type { ImageSize } from '../site/savedPage';
import { type StandIn, standIn } from '../site/standIn';
import { resourceType } from './resourceType';

/** What one visitor's requests are answered with. */
export interface VisitAnswers {
  /** How many calls the page made to the platform's API. */
  readonly posts: number;
  /** What its forms sent, in order. */
  readonly saves: readonly FormSave[];
  /** @param origin The address of the site, as the browser knows it. */
  answer(url: URL, request: IncomingMessage, origin: string): Promise<StandIn>;
}

export interface VisitAnswersOptions {
  /** Where the saved site is served. */
  site: string;
  imageSizes: ReadonlyMap<string, ImageSize>;
  /** Runs in each page of the site before its own scripts. */
  script: string;
}

/** What a browser keeps for the visitor while it stays where it is: the oldest WebKit leaves a page for a 204. */
const DOWNLOAD: StandIn = { status: 200, contentType: 'application/octet-stream', body: '-' };

/**
 * So long the page waits for the script that watches it, while the browser fetches what it has found ahead.
 * Else what a page shifts by itself, for a logo without a size, would be a matter of chance.
 */
const WATCH_MS = 500;

/**
 * Whether a request is for a page of the window. Before Safari 16.4 none says so: there a frame of the
 * site's own would be taken for one.
 */
const isNavigation = (url: URL, headers: IncomingHttpHeaders, origin: string): boolean =>
  headers['sec-fetch-dest'] === 'document' ||
  (!headers['sec-fetch-dest'] &&
    url.origin === origin &&
    resourceType(url, headers) === 'document');

/** Answers one visitor, who has one page: the saved site's files, its calls, and the world around it. */
export function createVisitAnswers({
  site,
  imageSizes,
  script,
}: VisitAnswersOptions): VisitAnswers {
  const api = createSavedApi();
  let posts = 0;
  let hasPage = false;
  const left: string[] = [];

  async function askSite(url: URL, type: string): Promise<StandIn> {
    const response = await fetch(new URL(url.pathname + url.search, site));
    if (!response.ok && !isOwnFile(url)) return standIn(url, type, imageSizes);
    const contentType = response.headers.get('content-type') ?? '';
    const body = Buffer.from(await response.arrayBuffer());
    const isPage = contentType.startsWith('text/html');
    return {
      status: response.status,
      contentType,
      body: isPage ? `${body}`.replace(/<head[^>]*>/i, `$&<script src="${WATCH}"></script>`) : body,
    };
  }

  return {
    get posts() {
      return posts;
    },
    saves: api.saves,
    async answer(url, request, origin) {
      const method = request.method ?? 'GET';
      if (method === 'OPTIONS') return { status: 204 };
      if (url.pathname === WATCH) {
        await wait(WATCH_MS);
        return { status: 200, contentType: 'text/javascript', body: script };
      }
      if (url.pathname === LEFT) {
        return { status: 200, contentType: 'application/json', body: JSON.stringify(left) };
      }
      if (isNavigation(url, request.headers, origin)) {
        if (hasPage) {
          left.push(url.href);
          return DOWNLOAD;
        }
        hasPage = true;
      }
      if (method !== 'GET') posts += 1;
      const type = resourceType(url, request.headers);
      const asked = { url, method, resourceType: type, body: await text(request) };
      return answerRequest(asked, { origin, api, imageSizes }) ?? askSite(url, type);
    },
  };
}
