import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { answerRequest } from '../site/answerRequest';
import { createSavedApi, type FormSave } from '../site/createSavedApi';
import { isOwnFile, LEFT, WATCH } from '../site/ownPaths';
import type { ImageSize } from '../site/savedPage';
import { type StandIn, standIn } from '../site/standIn';
import type { Certificate } from './createCertificate';
import { resourceType } from './resourceType';

/**
 * What answers one visitor: a saved site by its own origin, and, as the proxy, the world around it.
 * A visitor has one page: a browser that is to leave it gets a file to keep, and stays.
 */
export interface VisitServer {
  /** The address of the site, which is that of the proxy as well. */
  readonly origin: string;
  /** How many calls the page made to the platform's API. */
  readonly posts: number;
  /** What its forms sent, in order. */
  readonly saves: readonly FormSave[];
  close(): Promise<void>;
}

export interface VisitServerOptions {
  /** Where the saved site is served. */
  site: string;
  imageSizes: ReadonlyMap<string, ImageSize>;
  /** Runs in each page of the site before its own scripts. */
  script: string;
  certificate: Certificate;
}

/** What a browser keeps for the visitor while it stays where it is: the oldest WebKit leaves a page for a 204. */
const DOWNLOAD: StandIn = { status: 200, contentType: 'application/octet-stream', body: '-' };

/**
 * So long the page waits for the script that watches it, while the browser fetches what it has found ahead.
 * Else what a page shifts by itself, for a logo without a size, would be a matter of chance.
 */
const WATCH_MS = 500;

/** Other sites may be asked with cookies and from scripts, as their own servers allow it. */
const corsHeaders = ({ origin, ...asked }: IncomingMessage['headers']) =>
  origin && {
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-allow-headers': asked['access-control-request-headers'] ?? '',
    'access-control-allow-methods': asked['access-control-request-method'] ?? '',
  };

/** Starts a server on a free port. */
export async function createVisitServer({
  site,
  imageSizes,
  script,
  certificate,
}: VisitServerOptions): Promise<VisitServer> {
  const api = createSavedApi();
  let origin = '';
  let posts = 0;
  let hasPage = false;
  const left: string[] = [];

  /**
   * Whether a request is for a page of the window. Before Safari 16.4 none says so: there a frame of the
   * site's own would be taken for one.
   */
  const isNavigation = (url: URL, headers: IncomingHttpHeaders): boolean =>
    headers['sec-fetch-dest'] === 'document' ||
    (!headers['sec-fetch-dest'] &&
      url.origin === origin &&
      resourceType(url, headers) === 'document');

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

  async function answer(url: URL, request: IncomingMessage): Promise<StandIn> {
    const method = request.method ?? 'GET';
    if (method === 'OPTIONS') return { status: 204 };
    if (url.pathname === WATCH) {
      await wait(WATCH_MS);
      return { status: 200, contentType: 'text/javascript', body: script };
    }
    if (url.pathname === LEFT) {
      return { status: 200, contentType: 'application/json', body: JSON.stringify(left) };
    }
    if (isNavigation(url, request.headers)) {
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
  }

  async function respond(scheme: string, request: IncomingMessage, response: ServerResponse) {
    // A proxy is asked by the whole address, a server by a path.
    const url = new URL(request.url ?? '/', `${scheme}://${request.headers.host}`);
    const { status, contentType, body } = await answer(url, request);
    response.writeHead(status, {
      ...(contentType && { 'content-type': contentType }),
      ...corsHeaders(request.headers),
    });
    response.end(body);
  }
  const listen = (scheme: string) => (request: IncomingMessage, response: ServerResponse) =>
    respond(scheme, request, response).catch((error) => {
      // The page may be closed while a request is on its way.
      if (!response.destroyed) console.error(error);
      response.destroy();
    });

  const secure = createTlsServer(certificate, listen('https'));
  const server = createServer(listen('http'));
  const tunnels = new Set<Duplex>();
  server.on('connect', (_, socket) => {
    tunnels.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => tunnels.delete(socket));
    socket.write('HTTP/1.1 200 OK\r\n\r\n');
    secure.emit('connection', socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;

  return {
    origin,
    get posts() {
      return posts;
    },
    saves: api.saves,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      for (const tunnel of tunnels) tunnel.destroy();
      await closed;
    },
  };
}
