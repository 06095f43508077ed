import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** A page as its server sends it. */
export interface SourcePage {
  /** As the report names it: a file from where the command runs, or an address. */
  name: string;
  html: string;
  /** Where it is on its site: of a file, on one that stands for it. */
  address: string;
  /** The folder that addresses like `/style.css` begin in; undefined for a page of a server. */
  root: string | undefined;
}

/** What stands for the site of files: what they link to is of their own site, or of others. */
const SITE = 'https://your.site/';

const ADDRESS = /^https?:\/\//i;
const PAGE = /\.html?$/i;

/** What no page of a site is in. */
const NOT_PAGES = /(^|[\\/])(node_modules|\.[^\\/]+)[\\/]/;

/** How long a server may take, in ms. */
const PATIENCE_MS = 20_000;

/** Asks a server for a text. Throws where it gives none, or of another kind. */
export async function fetchText(address: string, kind: RegExp): Promise<string> {
  const answer = await fetch(address, {
    headers: { accept: 'text/html,text/css;q=0.9', 'user-agent': 'skerry-check' },
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  const type = answer.headers.get('content-type') ?? '';
  if (!kind.test(type)) throw new Error(`${address} is ${type || 'of no type'}`);
  return answer.text();
}

function readPage(file: string, root: string): SourcePage {
  return {
    name: path.relative('.', file) || file,
    html: readFileSync(file, 'utf8'),
    address: new URL(path.relative(root, file).replaceAll(path.sep, '/'), SITE).href,
    root,
  };
}

function readFolder(folder: string, root: string): SourcePage[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => PAGE.test(file) && !NOT_PAGES.test(file))
    .sort();
  if (!files.length) throw new Error(`${folder} has no pages`);
  return files.map((file) => readPage(path.join(folder, file), root));
}

/**
 * Finds the pages of a place: a file, a folder with all that is below it, or an address.
 *
 * @param root The folder that addresses like `/style.css` begin in. Default: the folder itself, or that of
 *   the file.
 * @throws Error for a place without a page.
 */
export async function findPages(place: string, root?: string): Promise<SourcePage[]> {
  if (ADDRESS.test(place)) {
    const html = await fetchText(place, /html/);
    return [{ name: place, html, address: place, root: undefined }];
  }
  const found = statSync(place, { throwIfNoEntry: false });
  if (!found) throw new Error(`${place} is not there`);
  if (found.isDirectory()) return readFolder(place, root ?? place);
  return [readPage(place, root ?? path.dirname(place))];
}
