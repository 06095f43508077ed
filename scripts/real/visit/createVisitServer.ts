import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Certificate } from './createCertificate';
import {
  createVisitAnswers,
  type VisitAnswers,
  type VisitAnswersOptions,
} from './createVisitAnswers';

/**
 * What answers one visitor: a saved site by its own origin, and, as the proxy, the world around it.
 * A visitor has one page: a browser that is to leave it gets a file to keep, and stays.
 */
export interface VisitServer extends Pick<VisitAnswers, 'posts' | 'saves'> {
  /** The address of the site, which is that of the proxy as well. */
  readonly origin: string;
  close(): Promise<void>;
}

export interface VisitServerOptions extends VisitAnswersOptions {
  certificate: Certificate;
}

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
  certificate,
  ...options
}: VisitServerOptions): Promise<VisitServer> {
  const answers = createVisitAnswers(options);
  let origin = '';

  async function respond(scheme: string, request: IncomingMessage, response: ServerResponse) {
    // A proxy is asked by the whole address, a server by a path.
    const url = new URL(request.url ?? '/', `${scheme}://${request.headers.host}`);
    const { status, contentType, body } = await answers.answer(url, request, origin);
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
      return answers.posts;
    },
    saves: answers.saves,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      for (const tunnel of tunnels) tunnel.destroy();
      await closed;
    },
  };
}
