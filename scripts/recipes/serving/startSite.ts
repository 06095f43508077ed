import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';

/** A site that answers. */
export interface Site {
  /** Of its first page, with a slash at its end. */
  address: string;
  close(): Promise<void>;
}

/**
 * Starts an app on a free port.
 *
 * @param others Sites that are closed with it.
 */
export async function startSite(app: Hono, ...others: Site[]): Promise<Site> {
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await Promise.all([closed, ...others.map((other) => other.close())]);
    },
  };
}
