import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { bundleBrowserScripts } from './bundleBrowserScripts';
import { pictures } from './pictures';
import { largeSheet } from './sheets/largeSheet';
import { SHEET_ADDRESS } from './sheets/sheetsContestants';
import type { Contestant } from './suite';

/**
 * The clock starts with the first line of the script that a race times, for all in one way. Hints
 * for the browser (`//# …`) must stay ahead of all code.
 */
const startClock = (code: string) =>
  code.replace(/^(?:\/\/#.*\n)*/, '$&performance.mark("bench:start");');

const dist = path.resolve(import.meta.dirname, '../../dist');

/** The built files by their address; read once, so that a build during the bench can't disturb it. */
const readDist = (): [string, string][] =>
  readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(js|css)$/.test(file))
    .map((file) => [
      `dist/${file.replaceAll(path.sep, '/')}`,
      readFileSync(path.join(dist, file), 'utf8'),
    ]);

/** What the server needs of a contestant. */
export type Served = Pick<Contestant, 'html' | 'timed'>;

export interface BenchServer {
  /** The address of a contestant's page of so many things. */
  pageOf(contestant: Served, size: number): string;
  close(): void;
}

/**
 * Serves the pages, scripts and pictures of all suites on a free port; all but pages is cached for ever.
 *
 * @param sheet A large style sheet; default: one that is made.
 */
export async function serveSuites(
  suites: readonly { readonly contestants: readonly Served[] }[],
  sheet: string = largeSheet(),
): Promise<BenchServer> {
  const files = new Map([...(await bundleBrowserScripts()), ...readDist()]);
  files.set(SHEET_ADDRESS.slice(1), sheet);
  const contestants = suites.flatMap((suite) => suite.contestants);
  const timed = new Set(contestants.map((contestant) => contestant.timed));
  const app = new Hono();
  app.get('/page/:contestant/:size', (c) => {
    const contestant = contestants[Number(c.req.param('contestant'))];
    return contestant ? c.html(contestant.html(Number(c.req.param('size')))) : c.notFound();
  });
  app.use(async (c, next) => {
    c.header('Cache-Control', 'public, max-age=31536000, immutable');
    await next();
  });
  app.get('/picture/:kind/:number', (c) => {
    const picture = pictures.get(c.req.param('kind'));
    return picture ? c.body(picture, 200, { 'Content-Type': 'image/png' }) : c.notFound();
  });
  app.get('*', (c) => {
    const text = files.get(c.req.path.slice(1));
    if (text === undefined) return c.notFound();
    const type = c.req.path.endsWith('.css') ? 'css' : 'javascript';
    c.header('Content-Type', `text/${type}; charset=utf-8`);
    return c.body(timed.has(c.req.path) ? startClock(text) : text);
  });
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    pageOf: (contestant, size) =>
      `http://127.0.0.1:${port}/page/${contestants.indexOf(contestant)}/${size}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
