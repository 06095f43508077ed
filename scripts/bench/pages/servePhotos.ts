import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { photoOf } from './photoOf';

/** A server of photos, as a site keeps them away from its pages. */
export interface PhotoServer {
  /** The address of a photo of so many pixels. */
  addressOf(width: number, height: number): string;
  close(): void;
}

/** Starts a server on a free port. */
export async function servePhotos(): Promise<PhotoServer> {
  const kept = new Map<string, Uint8Array>();
  const server = createServer(({ url = '' }, response) => {
    const [width = 0, height = 0] = url.slice(1).split('x').map(Number);
    const photo = kept.get(url) ?? photoOf(width, height);
    kept.set(url, photo);
    response.writeHead(200, {
      'Content-Type': 'image/png',
      'Access-Control-Allow-Origin': '*',
    });
    response.end(photo);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    addressOf: (width, height) => `http://localhost:${port}/${width}x${height}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
