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
    // The whole line, before the query's pattern takes the name away.
    ['/x?a=token: abc def', '/x?a=[scrubbed]'],
    ['sent Bearer abc.def', 'sent Bearer [scrubbed]'],
    ['got eyJhbGciOiJub25lIn0.e30.c2ln here', 'got [scrubbed] here'],
    ['to <jörg.o%2Btag@mail.example.com>', 'to <[scrubbed]>'],
    ['to jo%40example.com and jo%2540example.com', 'to [scrubbed] and [scrubbed]'],
  ])('%j', (text, expected) => {
    expect(scrub(text).replace(/([:=]) ?\[/g, '$1[')).toBe(expected);
  });
});

describe('takes out what each name tells of', () => {
  const names = [
    ...['crumb', 'token', 'secret', 'passwd', 'pwd', 'csrf', 'xsrf', 'authorization', 'api-key'],
    ...['api_key', 'apikey', 'api key', 'sess', 'jwt', 'credential', 'sid', 'auth', 'PWD', 'Sid'],
  ];
  it.each(names)('%s', (name) => {
    for (const lead of [': ', ' = ', '%3A', '%3d', '": "', ':\n']) {
      expect(scrub(`${name}${lead}top hat`)).not.toMatch(/top|hat/);
    }
  });
});

describe('takes out what no name tells of', () => {
  it.each([
    ...['4111111111111111', '4111 1111 1111 1111', '5500-0000-0000-0004', '378282246310005'],
    ...['4111%201111%201111%201111', '6011000990139424', '4111+1111+1111+1111'],
    ...['+41 44 668 18 00', '+14155552671', '+1 (415) 555-2671', '(415) 555-2671', '415-555-2671'],
    ...['06 12 34 56 78', '415.555.2671'],
    ...['d41d8cd98f00b204e9800998ecf8427e', 'e4eaaaf2-d142-11e1-b3e4-080027620cdd'],
    ...['Xk29dk2lKJ3kd92kd0', 'sk_live_4eC39HqLyjWDarjtT1zdp7dc', 'ghp_16C7e42F292c6912E7710c83'],
    ...['AB12CD34EF56GH7890', 'unblock-a1B2c3D4e5F6g7', 'a1B2c3D4e5F6g7H8.json'],
    ...['12345678901234567890', '12345678901234567891'],
  ])('%s', (secret) => {
    for (const lead of ['', 'got ', '/reset/', '#/invite/', 'x=', '"', 'https://x.example/a/']) {
      expect(scrub(`${lead}${secret}`)).not.toContain(secret);
      expect(scrub(`${lead}${secret}/next is kept`)).not.toContain(secret);
    }
  });

  it.each([
    'JSESSIONID=abc',
    'PHPSESSID: abc',
    'connect.sid=abc',
    'sid: abc',
    'auth=abc',
    'jwt abc=',
  ])('the value of %s', (text) => {
    expect(scrub(text)).not.toMatch(/[=:] ?abc/);
  });
});

describe('leaves alone', () => {
  it.each([
    'at getElementsByClassNameFromDocument (https://x.example/chunks/accordion-1234567890.js:10:5)',
    'at x (https://x.example/assets/chunk-vendors-8f3a9c1d2e4b.js:1:34567)',
    'https://x.example/a1B2c3D4e5F6g7H8.mjs and /a1B2c3D4e5F6g7H8.css and a1B2c3D4e5F6g7H8.js',
    'block-5f3a9c1d2e4b7a8f9c0d of a page',
    'block-5f0000000000000000000001 and block-yui_3_17_2_1_1632423434_4567',
    'order 1234567890123 of a shop, which is no card',
    'took 1732312345 ms, 12 of 345 on 2026-11-21 10:00, version 19.3.1',
    '/blog/2026/11/21/a-long-title-of-a-post-with-11-words',
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
  '1',
  '1 ',
  'a1',
  '+1',
  '(1',
  '0 11',
])('takes time in proportion to the length: %j repeated', (part) => {
  const text = part.repeat(200_000 / part.length);
  const began = performance.now();
  scrub(text);
  // A quadratic pattern takes minutes.
  expect(performance.now() - began).toBeLessThan(4000);
});
