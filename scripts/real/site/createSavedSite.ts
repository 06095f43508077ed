import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { sendFile } from '#fixtures/server/sendFile';
import { type Engine, SCRIPTS } from '../options';
import { compressAnswers } from './compressAnswers';
import { DIST_PATH } from './ownPaths';
import { type Generation, readSavedPage, type SavedPage } from './savedPage';

/** A folder of saved pages, served. */
export interface SavedSite {
  /** The paths of the pages in the folder, in order. */
  paths: readonly string[];
  page(path: string): SavedPage;
  /** Where a page is served: with Skerry, or without it to compare. */
  address(path: string, engine: Engine | undefined): string;
  close(): Promise<void>;
}

/** The platform's style sheet of a generation, in the folder of pages. */
const sheetOf = (generation: Generation): string => `template-${generation}.css`;

const DIST = fileURLToPath(new URL('../../../dist', import.meta.url));

const isEngine = (name: string | undefined): name is Engine =>
  name !== undefined && name in SCRIPTS;

/** How a saved site is sent. */
export interface SavedSiteOptions {
  /** What the tag of the script has beside its address. Default: the first paint waits for the script. */
  tag?: string;
  /** Compresses pages, sheets and scripts, as a server in the world does. Default: no. */
  compresses?: boolean;
}

/** Starts a server on a free port. Throws where the folder can't be read or nothing is built. */
export async function createSavedSite(
  folder: string,
  { tag = 'defer blocking="render"', compresses = false }: SavedSiteOptions = {},
): Promise<SavedSite> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.html?$/i.test(path))
    .sort();
  const read = new Map<string, SavedPage>();
  const page = (path: string) => {
    const saved = read.get(path) ?? readSavedPage(readFileSync(join(folder, path), 'utf8'));
    read.set(path, saved);
    return saved;
  };

  // A run lasts for minutes: it goes on with the build that it began with.
  const dist = mkdtempSync(join(tmpdir(), 'skerry-real-'));
  cpSync(DIST, dist, { recursive: true });

  const app = new Hono();
  if (compresses) app.use(compressAnswers());
  app.get(`${DIST_PATH}/:file{.+}`, (c) => sendFile(c, dist, c.req.param('file')));
  app.get('/*', (c) => {
    const path = decodeURIComponent(c.req.path).slice(1);
    if (!paths.includes(path)) return sendFile(c, folder, path);
    const engine = c.req.query('engine');
    const script = isEngine(engine)
      ? `<script ${tag} src="${DIST_PATH}/${SCRIPTS[engine]}"></script>`
      : '';
    const saved = page(path);
    const sheet = sheetOf(saved.generation);
    const link = existsSync(join(folder, sheet)) && `<link rel="stylesheet" href="/${sheet}">`;
    const html = saved.withTags(script, link || undefined);
    const head = '$&<script>window.Static = {}</script>';
    return c.html(saved.lacksStatic ? html.replace(/<head[^>]*>/i, head) : html);
  });

  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;

  return {
    paths,
    page,
    address(path, engine) {
      const url = new URL(path.split('/').map(encodeURIComponent).join('/'), origin);
      if (engine) url.searchParams.set('engine', engine);
      return url.href;
    },
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
      rmSync(dist, { recursive: true });
    },
  };
}
