import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns, propertyTimeout } from '#fixtures/harness/propertyRuns';
import { buildRequest, type RequestParts } from './buildRequest';
import type { RequestBody } from './requestBody';

const OWN = new URL('/api/x?a=1', location.origin);
const OTHER = new URL('https://secure.site.example/api/x');

const parts = (more: Partial<RequestParts> = {}): RequestParts => ({
  method: 'POST',
  target: OWN,
  body: undefined,
  options: {},
  transport: 'query',
  crumb: 'the crumb',
  xsrfToken: undefined,
  ...more,
});
const headersOf = (more: Partial<RequestParts>) =>
  new Headers(buildRequest(parts(more)).init.headers);
const bodyOf = (body: RequestBody, more: Partial<RequestParts> = {}) =>
  buildRequest(parts({ body, ...more })).init.body;

describe('the crumb', () => {
  it.each(['POST', 'PUT', 'DELETE'] as const)('is a parameter of a %s', (method) => {
    const { url } = buildRequest(parts({ method }));
    expect(url).toBe(`${location.origin}/api/x?a=1&crumb=the+crumb`);
    expect(headersOf({ method }).has('X-CSRF-Token')).toBe(false);
  });

  it('is a header, or a field of the form, where that is asked for', () => {
    const header = parts({ transport: 'header' });
    expect(buildRequest(header).url).toBe(OWN.href);
    expect(headersOf(header).get('X-CSRF-Token')).toBe('the crumb');
    const form = parts({ transport: 'form', body: { form: { event: 'x' } } });
    expect(buildRequest(form).url).toBe(OWN.href);
    expect(buildRequest(form).init.body).toBe('event=x&crumb=the+crumb');
  });

  it('stays at home when there is none', () => {
    expect(buildRequest(parts({ crumb: undefined })).url).toBe(OWN.href);
  });
});

it("sends the site user's token to the page's own origin, with every call", () => {
  expect(headersOf({ xsrfToken: 't', method: 'GET' }).get('X-XSRF-Token')).toBe('t');
  expect(headersOf({ xsrfToken: 't', target: OTHER }).has('X-XSRF-Token')).toBe(false);
});

it(
  'takes no crumb and no token elsewhere, and no crumb along with a read',
  () => {
    const request = fc.record({
      method: fc.constantFrom('GET', 'POST', 'PUT', 'DELETE'),
      target: fc.constantFrom(
        OWN,
        OTHER,
        new URL('https://localhost/api/x'),
        new URL('http://localhost:1/api/x'),
      ),
      transport: fc.constantFrom('query', 'header', 'form'),
      body: fc.constantFrom(undefined, { json: {} }, { form: { a: 'b' } }, { text: '[]' }),
      options: fc.record({ secure: fc.boolean(), idempotencyKey: fc.constantFrom('key') }),
    });
    fc.assert(
      fc.property(request, (some) => {
        const whole = parts({
          crumb: 'C-R-U-M-B',
          xsrfToken: 'T-O-K-E-N',
          ...some,
        } as Partial<RequestParts>);
        const built = JSON.stringify(buildRequest(whole));
        if (some.target !== OWN) expect(built).not.toMatch(/C-R-U-M-B|T-O-K-E-N/);
        if (some.method === 'GET') expect(built).not.toContain('C-R-U-M-B');
      }),
      propertyRuns,
    );
  },
  propertyTimeout,
);

it('sends JSON, a form or text', () => {
  expect(bodyOf({ json: { a: [1] } })).toBe('{"a":[1]}');
  expect(bodyOf({ form: { a: 'ä b', n: 2, no: undefined } })).toBe('a=%C3%A4+b&n=2');
  expect(bodyOf({ text: '[1]' })).toBe('[1]');
  const typeOf = (body: RequestBody) => headersOf({ body }).get('Content-Type');
  expect(typeOf({ json: {} })).toBe('application/json');
  expect(typeOf({ form: {} })).toMatch('application/x-www-form-urlencoded');
  expect(typeOf({ text: '' })).toMatch('text/plain');
  expect(buildRequest(parts()).init).not.toHaveProperty('body');
});

it('sends cookies across origins only with `secure`', () => {
  const credentials = (secure: boolean) =>
    buildRequest(parts({ options: { secure } })).init.credentials;
  expect(credentials(true)).toBe('include');
  expect(credentials(false)).toBe('same-origin');
});
