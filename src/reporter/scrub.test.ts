import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scrub } from './scrub';

describe('takes out', () => {
  it.each([
    ['https://x.example/a?crumb=abc&page=2', 'https://x.example/a?crumb=[scrubbed]'],
    ['/cart?item=1&sku=b#top', '/cart?item=[scrubbed]&sku=[scrubbed]#top'],
    ['https://x.example/#id_hint=abc', 'https://x.example/#id_hint=[scrubbed]'],
    ['{"crumb":"abc"}', '{"crumb":[scrubbed]'],
    ['"{\\"xsrfToken\\": \\"abc\\"}"', '"{\\"xsrfToken\\":[scrubbed]'],
    ['Authorization: Basic dXNlcjpwYXNz', 'Authorization:[scrubbed]'],
    ['user[password]=a b', 'user[password]=[scrubbed]'],
    ['api key: abc\nnext line', 'api key:[scrubbed]\nnext line'],
    ['data%7B%22session%22%3A%22abc', 'data%7B%22session%22%3A[scrubbed]'],
    ['sent Bearer abc.def', 'sent Bearer [scrubbed]'],
    ['got eyJhbGciOiJub25lIn0.e30.c2ln here', 'got [scrubbed] here'],
    ['to <jörg.o%2Btag@mail.example.com>', 'to <[scrubbed]>'],
    ['to jo%40example.com and jo%2540example.com', 'to [scrubbed] and [scrubbed]'],
  ])('%j', (text, expected) => {
    expect(scrub(text).replace(/([:=]) ?\[/g, '$1[')).toBe(expected);
  });
});

describe('leaves alone', () => {
  it.each([
    "Uncaught TypeError: Cannot read properties of undefined (reading 'token')",
    `Unexpected token '<', "<!DOCTYPE "... is not valid JSON`,
    "Failed to read the 'sessionStorage' property from 'Window': Access is denied.",
    'at getToken (https://x.example/assets/session-9f3.js:10:5)',
    'mount@https://x.example/npm/react@19.3.1/index.js:1:2345',
    'Loading chunk accordion failed (missing: /chunks/accordion-4K2J.js)',
    'is it open? yes',
  ])('%j', (text) => {
    expect(scrub(text)).toBe(text);
  });

  it('the line and column behind an address with a query', () => {
    expect(
      scrub('at f (https://x.example/a.js?v=abc:10:5)\nf@https://x.example/a.js?v=1:2:3'),
    ).toBe(
      'at f (https://x.example/a.js?v=[scrubbed]:10:5)\nf@https://x.example/a.js?v=[scrubbed]:2:3',
    );
  });
});

describe('a planted secret never survives', () => {
  const characters = (all: string, minLength: number, maxLength = 40) =>
    fc.string({ unit: fc.constantFrom(...all), minLength, maxLength });
  const ALPHANUMERIC = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
  const secret = characters(`${ALPHANUMERIC}-._~+/=`, 8);

  /** Any text, and above all texts made of what the patterns look for. */
  const around = fc
    .array(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.constantFrom(
          ...['crumb', 'token', 'Secret', 'bearer ', 'session', 'eyJ', 'eyJhbGciOiJub25lIn0', '@'],
          ...[':', '=', '"', '\\', '\\"', "'", ' ', '\n', '?', '&', '#', '?a=', '%40', '%3D', '.'],
          ...[':1', ':1:2', ':1:2)', '[', ']', ',', 'https://', 'x@y', 'x@y.zz', '[scrubbed]'],
        ),
      ),
    )
    .map((parts) => parts.join(''));

  const name = fc.constantFrom(
    ...['crumb', 'token', 'accessToken', 'client_secret', 'password', 'Authorization'],
    ...['api key', 'apiKey', 'API-KEY', 'session', 'sessionId', 'X-CSRF-Token', 'token_value'],
  );
  const named = fc
    .tuple(name, fc.constantFrom(': ', ':', '=', ' = ', '":"', '": "', '\\":\\"', "'] = '", '%3D'))
    .map((parts) => parts.join(''));

  const check = (before: fc.Arbitrary<string>, planted: fc.Arbitrary<string>, after = '') =>
    fc.assert(
      fc.property(around, before, planted, around, (prefix, lead, value, suffix) => {
        const rest = prefix + suffix;
        fc.pre(!rest.includes(value) && !lead.includes(value));
        expect(scrub(prefix + lead + value + after + suffix)).not.toContain(value);
      }),
      { numRuns: 1000 },
    );

  it('behind a name', () => check(named, secret));
  it('with blanks behind a name and between quotes', () =>
    check(fc.constant('"password":"'), characters(`${ALPHANUMERIC} ,;&()<>?`, 8), '"'));
  it('as a query parameter', () =>
    check(
      fc.constantFrom('?a=', '/x?a=', 'https://x.example/?b=1&a=', '#a=', '&amp;a='),
      characters(`${ALPHANUMERIC}-._~+/=%:;,!$'()*@`, 8),
    ));
  it('as a bearer token', () => check(fc.constantFrom('Bearer ', 'bearer\t'), secret));
  it('as a JSON web token', () =>
    check(
      fc.constant(''),
      fc
        .tuple(
          characters(ALPHANUMERIC, 20),
          characters(ALPHANUMERIC, 3),
          characters(ALPHANUMERIC, 0),
        )
        .map((parts) => `eyJ${parts.join('.')}`),
    ));
  it('as an e-mail address', () =>
    check(
      fc.constant(''),
      fc
        .tuple(
          characters(`${ALPHANUMERIC}äß!$'*+-^_\`{|}~.%`, 1, 30),
          fc.constantFrom('@', '%40', '%2540'),
          characters(`${ALPHANUMERIC}ü-`, 1, 20),
          fc.constantFrom('.com', '.co.uk', '.photography', '.xn--p1ai'),
        )
        .map((parts) => parts.join('')),
    ));
});

it.each([
  'a',
  'token',
  'a=',
  '?a=',
  '&',
  'a@',
  '%40',
  '%2525',
  'eyJ',
  ':1',
  'a.',
  'token"',
  ' ',
  '@a.1',
])('takes time in proportion to the length: %j repeated', (part) => {
  const text = part.repeat(200_000 / part.length);
  const began = performance.now();
  scrub(text);
  // A quadratic pattern takes minutes.
  expect(performance.now() - began).toBeLessThan(1500);
});
