import { Hono } from 'hono';
import { DIST, PICTURES } from './places';
import { sendFolder } from './sendFolder';
import { type Site, startSite } from './startSite';

/** Where the recipes' forms go that have no server of their own. */
const SERVICE = 'https://forms.example/';

/** A service of another origin that takes forms of any page, and answers JSON where it is asked for. */
function formService(): Hono {
  const app = new Hono();
  app.post('/contact', async (c) => {
    c.header('Access-Control-Allow-Origin', '*');
    const { email } = await c.req.parseBody();
    const wantsJson = c.req.header('Accept')?.includes('application/json');
    if (email === 'taken@example.com') {
      const message = 'We know this address already.';
      return wantsJson
        ? c.json({ errors: [{ field: 'email', message }] }, 422)
        : c.html(`<title>Not sent</title><p>${message}</p>`, 422);
    }
    return wantsJson
      ? c.json({ ok: true })
      : c.html('<title>Thank you</title><p>We write back tonight.</p>');
  });
  return app;
}

/**
 * Serves a folder of pages as any web space does, with the package, pictures and a form service.
 *
 * @param assets Scripts and style sheets by their addresses, beside those of the folder.
 */
export async function startStaticSite(
  folder: string,
  assets: Readonly<Record<string, string>> = {},
): Promise<Site> {
  const service = await startSite(formService());
  const app = new Hono();
  for (const [address, text] of Object.entries(assets)) {
    const type = address.endsWith('.css') ? 'text/css' : 'text/javascript';
    app.get(address, (c) => c.body(text, 200, { 'Content-Type': type }));
  }
  sendFolder(app, '/skerry/', DIST);
  sendFolder(app, '/pictures/', PICTURES);
  sendFolder(app, '/', folder, (html) => html.replaceAll(SERVICE, service.address));
  return startSite(app, service);
}
