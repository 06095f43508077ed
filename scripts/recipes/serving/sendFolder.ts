import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Hono } from 'hono';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/**
 * Serves the files of a folder below an address, `index.html` for that of a folder.
 *
 * @param edit Changes a page before it is sent.
 */
export function sendFolder(
  app: Hono,
  address: string,
  folder: string,
  edit: (html: string) => string = (html) => html,
): void {
  app.get(`${address}*`, async (c, next) => {
    const asked = decodeURIComponent(new URL(c.req.url).pathname).slice(address.length);
    const name = asked === '' || asked.endsWith('/') ? `${asked}index.html` : asked;
    const file = path.join(folder, name);
    if (!file.startsWith(folder)) return next();
    const content = await readFile(file).catch(() => undefined);
    if (!content) return next();
    const type = TYPES[path.extname(file)] ?? 'application/octet-stream';
    const body = type.startsWith('text/html') ? edit(content.toString()) : new Uint8Array(content);
    return c.body(body, 200, { 'Content-Type': type });
  });
}
