import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type Context, Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Recipe } from '#fixtures/recipes/recipe';
import { DIST, PICTURES } from '../serving/places';
import { sendFolder } from '../serving/sendFolder';
import { type Site, startSite } from '../serving/startSite';
import { type Filling, fillTemplate, type Tags } from './fillTemplate';

/** A stand-in for a framework: a recipe's templates, and the answers as the framework gives them. */
export interface ShapedSite {
  shape: Omit<Recipe, 'forged' | 'statuses'> & {
    forged: { status: number; text: string };
    /** 302 is the way back to the form, which then shows the errors. */
    statuses: { json: 400 | 422; page: 200 | 302 | 422 };
  };
  /** The templates by their addresses. */
  pages: Readonly<Record<string, string>>;
  /** What each tag of a template becomes. */
  tags: (filling: Filling) => Tags;
  /** Where the form goes, and whoever has sent it without a script. */
  post: string;
  thanks: string;
  /** The addresses below which `dist/` and the pictures are. */
  dist: string;
  pictures: string;
  /** Other files by their addresses. */
  assets?: Readonly<Record<string, string>>;
  /** Errors are a page of their own, without the form. */
  isOnePageOfErrors?: boolean;
}

const require = createRequire(import.meta.url);
const script = (name: string, file: string) =>
  readFileSync(path.join(path.dirname(require.resolve(`${name}/package.json`)), file), 'utf8');

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const COOKIE = 'session';
const EMPTY = { email: '', message: '', mistake: '' };

/** Starts a stand-in. */
export function startShapedServer(site: ShapedSite): Promise<Site> {
  const { shape, pages, tags, post, thanks, assets = {} } = site;
  const app = new Hono();
  /** What was wrong, by session, for the page that shows it after the way back. */
  const flashed = new Map<string, typeof EMPTY>();

  const tokenOf = (c: Context) => {
    const token = getCookie(c, COOKIE) ?? randomBytes(16).toString('hex');
    setCookie(c, COOKIE, token, { path: '/', sameSite: 'Lax', httpOnly: true });
    return token;
  };
  const show = (c: Context, address: string, filling = EMPTY, status: 200 | 422 = 200) => {
    const token = tokenOf(c);
    return c.html(fillTemplate(pages[address] ?? '', tags({ ...filling, token })), status);
  };

  for (const address of Object.keys(pages)) {
    app.get(address, (c) => {
      const token = getCookie(c, COOKIE) ?? '';
      const again = flashed.get(token);
      flashed.delete(token);
      return show(c, address, again);
    });
  }
  app.post(post, async (c) => {
    const form = await c.req.formData();
    const wantsJson = c.req.header('Accept')?.includes('application/json');
    const sent = [form.get(shape.tokenField ?? ''), c.req.header(shape.tokenHeader || 'X-None')];
    const token = getCookie(c, COOKIE);
    if (!token || !sent.includes(token))
      return new Response(shape.forged.text, {
        status: shape.forged.status,
        headers: { 'Content-Type': 'text/html' },
      });
    const text = (field: 'email' | 'message') => String(form.get(shape.inputName(field)) ?? '');
    if (text('email') === 'taken@example.com') {
      const mistake = 'We know this address already.';
      const refusal = shape.refusal({ fields: { email: mistake }, whole: undefined });
      if (wantsJson) return c.json(refusal as object, shape.statuses.json);
      if (site.isOnePageOfErrors) return c.html(`<title>Error</title><p>${mistake}</p>`, 422);
      const again = { email: escaped(text('email')), message: escaped(text('message')), mistake };
      if (shape.statuses.page !== 302) return show(c, '/', again, shape.statuses.page);
      flashed.set(token, again);
      return c.redirect('/');
    }
    const contact = { name: '', email: text('email'), message: text('message') };
    if (!wantsJson || !shape.success) return c.redirect(thanks, 303);
    const said = shape.success(contact);
    return said === undefined ? c.body(null, 204) : c.json(said as object);
  });
  for (const [address, text] of Object.entries(assets)) {
    app.get(address, (c) => c.body(text, 200, { 'Content-Type': 'text/javascript' }));
  }
  const library = (address: string, name: string, file: string) =>
    app.get(address, (c) => c.body(script(name, file), 200, { 'Content-Type': 'text/javascript' }));
  library('/static/htmx.min.js', 'htmx.org', 'dist/htmx.min.js');
  library('/assets/turbo.js', '@hotwired/turbo', 'dist/turbo.es2017-esm.js');
  sendFolder(app, site.dist, DIST);
  sendFolder(app, site.pictures, PICTURES);
  return startSite(app);
}
