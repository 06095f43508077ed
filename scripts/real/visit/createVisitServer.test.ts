// @vitest-environment node
import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { connect } from 'node:tls';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Certificate, createCertificate } from './createCertificate';
import { createVisitServer, type VisitServer } from './createVisitServer';

const PAGE =
  '<!doctype html><html><head lang="en"><title>Page</title></head><body>Text</body></html>';

const site = createServer((request, response) => {
  const isPage = request.url?.startsWith('/page');
  response.writeHead(isPage ? 200 : 404, { 'content-type': 'text/html; charset=UTF-8' });
  response.end(isPage ? PAGE : 'Not here');
});
let certificate: Certificate;
let server: VisitServer;

beforeAll(async () => {
  certificate = await createCertificate();
  await once(site.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => void site.close());
beforeEach(async () => {
  const { port } = site.address() as AddressInfo;
  server = await createVisitServer({
    site: `http://localhost:${port}`,
    imageSizes: new Map([['https://cdn.example/a.jpg', [300, 200]]]),
    script: 'watch()',
    certificate,
  });
  return () => server.close();
});

const asPage = { 'Sec-Fetch-Dest': 'document' };
const ask = (path: string, init: RequestInit = {}) => fetch(server.origin + path, init);
const left = async () => (await ask('/-skerry-real-/left')).json();

/** Asks the server as a proxy for an address without a lock. */
async function askOutside(address: string, headers = {}): Promise<string> {
  const { hostname, port } = new URL(server.origin);
  const request = get({
    hostname,
    port,
    path: address,
    headers: { ...headers, host: 'cdn.example' },
  });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return text(response);
}

test('a page gets the script that watches it, first of all', async () => {
  expect(await (await ask('/page', { headers: asPage })).text()).toContain(
    '<head lang="en"><script src="/-skerry-real-/watch.js"></script><title>',
  );
  expect(await (await ask('/-skerry-real-/watch.js')).text()).toBe('watch()');
});

test('who is to leave the page is kept there, and it is remembered where to', async () => {
  await ask('/page', { headers: asPage });
  expect(await left()).toEqual([]);
  const answer = await ask('/thanks', { headers: asPage });
  expect(answer.headers.get('content-type')).toBe('application/octet-stream');
  expect(await left()).toEqual([`${server.origin}/thanks`]);
});

test('a frame is answered as before', async () => {
  await ask('/page', { headers: asPage });
  const frame = await ask('/page?framed', { headers: { 'Sec-Fetch-Dest': 'iframe' } });
  expect(await frame.text()).toContain('Text');
  expect(await left()).toEqual([]);
});

test('calls are counted, and what forms send is kept', async () => {
  const body = JSON.stringify({ formId: 'form', form: '{"name":"Asa"}' });
  const refused = await ask('/api/form/SaveFormSubmission', { method: 'POST', body });
  expect(refused.status).toBe(400);
  expect(server.posts).toBe(1);
  expect(server.saves).toEqual([{ formId: 'form', form: '{"name":"Asa"}' }]);
});

test('another site lets the page read its answer, and its question before is no call', async () => {
  const headers = { Origin: server.origin, 'Access-Control-Request-Headers': 'x-csrf' };
  const asked = await ask('/other', { method: 'OPTIONS', headers });
  expect(asked.headers.get('access-control-allow-headers')).toBe('x-csrf');
  expect(asked.headers.get('access-control-allow-origin')).toBe(server.origin);
  expect(server.posts).toBe(0);
});

test('what leads out of the folder is stood in for, at another site as well', async () => {
  expect(await (await ask('/lost.png', { headers: { Accept: 'image/png' } })).text()).toContain(
    '<svg',
  );
  const picture = await askOutside('http://cdn.example/a.jpg?format=150w', { accept: 'image/png' });
  expect(picture).toContain('width="150" height="100"');
});

test('a site with a lock is stood in for', async () => {
  const { hostname, port } = new URL(server.origin);
  const request = get({ hostname, port, method: 'CONNECT', path: 'cdn.example:443' });
  const [response, tunnel] = await once(request, 'connect');
  expect(response.statusCode).toBe(200);
  const secure = connect({
    socket: tunnel,
    ca: certificate.cert,
    checkServerIdentity: () => undefined,
  });
  secure.write(
    'GET /a.jpg?format=150w HTTP/1.1\r\nHost: cdn.example\r\nAccept: image/png\r\nConnection: close\r\n\r\n',
  );
  expect(await text(secure)).toContain('width="150" height="100"');
});
