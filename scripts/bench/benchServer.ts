import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { blocksPage } from './blocksPage';
import { bundleBrowserScripts } from './bundleBrowserScripts';
import { contestants } from './contestants';

/**
 * The clock starts with the first line of the script that a race times, for all in one way. Hints
 * for the browser (`//# …`) must stay ahead of all code.
 */
const startClock = (code: string) =>
  code.replace(/^(?:\/\/#.*\n)*/, '$&performance.mark("bench:start");');

const dist = path.resolve(import.meta.dirname, '../../dist');

/** The built files by their path; read once, so that a build during the bench can't disturb it. */
function readDist(): Map<string, string> {
  return new Map(
    readdirSync(dist, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.js'))
      .map((file) => [file.replaceAll(path.sep, '/'), readFileSync(path.join(dist, file), 'utf8')]),
  );
}

export interface BenchServer {
  /** The address of a page of so many blocks for the contestant of this index. */
  pageOf(contestant: number, blocks: number): string;
  close(): void;
}

/** Serves the pages and scripts of all contestants on a free port; scripts are cached for ever. */
export async function startBenchServer(): Promise<BenchServer> {
  const browserScripts = await bundleBrowserScripts();
  const built = readDist();
  const timed = new Set(contestants.map(({ script }) => script));
  const app = new Hono();
  const serve = (folder: string, files: Map<string, string>) =>
    app.get(`/${folder}/:file{.+}`, (c) => {
      const code = files.get(c.req.param('file'));
      if (code === undefined) return c.notFound();
      c.header('Content-Type', 'text/javascript; charset=utf-8');
      c.header('Cache-Control', 'public, max-age=31536000, immutable');
      return c.body(timed.has(c.req.path) ? startClock(code) : code);
    });
  serve('browser', browserScripts);
  serve('dist', built);
  app.get('/page/:contestant/:blocks', (c) => {
    const contestant = contestants[Number(c.req.param('contestant'))];
    if (!contestant) return c.notFound();
    const blocks = Number(c.req.param('blocks'));
    return c.html(blocksPage(blocks, contestant.markup ?? {}, contestant.before));
  });
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    pageOf: (contestant, blocks) => `http://127.0.0.1:${port}/page/${contestant}/${blocks}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
