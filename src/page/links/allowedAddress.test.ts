import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns, propertyTimeout } from '#fixtures/harness/propertyRuns';
import { allowedAddress } from './allowedAddress';

const page = 'https://example.com/shop/shoes?size=9#top';

describe('goes', () => {
  it.each([
    ['/thanks', 'https://example.com/thanks'],
    ['thanks?a=1#b', 'https://example.com/shop/thanks?a=1#b'],
    ['?page=2', 'https://example.com/shop/shoes?page=2'],
    ['https://example.com/a', 'https://example.com/a'],
    ['HTTPS://EXAMPLE.COM:443/a', 'https://example.com/a'],
    ['/a//evil.example', 'https://example.com/a//evil.example'],
    // Looks like another site, and is a path of this one once it is parsed.
    ['https:evil.example/', 'https://example.com/shop/evil.example/'],
    ['/?next=https://evil.example', 'https://example.com/?next=https://evil.example'],
  ])('to %s', (target, href) => {
    expect(allowedAddress(target, page)).toBe(href);
  });

  it.each([
    ['https://pay.example/x', 'pay.example'],
    ['http://pay.example/x', 'pay.example'],
    ['https://pay.example/x', 'PAY.example'],
    ['https://pay.example/x', 'pay.example:443'],
    ['https://pay.example:8443/x', 'pay.example:8443'],
    ['https://bücher.example/x', 'bücher.example'],
    ['https://xn--bcher-kva.example/x', 'bücher.example'],
  ])('to %s where %s is listed', (target, host) => {
    expect(allowedAddress(target, page, [host])).toBe(new URL(target).href);
  });
});

const BYPASSES = [
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '\u0000//evil.example',
  'http:/example.com',
  'https:///evil.example',
  'https:\\\\evil.example',
  'https://evil.example',
  'https://evil.example/https://example.com/',
  'https://evil.example?example.com',
  'https://evil.example#example.com',
  'https://evil.example\\example.com',
  'https://example.com.evil.example',
  'https://evilexample.com',
  'https://evil.example/@example.com',
  'https://example.com@evil.example',
  'https://example.com:pass@evil.example',
  'https://example.com%40evil.example',
  'https://user@example.com/',
  'https://user:pass@example.com/',
  'https://:pass@example.com/',
  'https://example.com:8443/',
  'http://example.com/',
  'https://example.com。evil.example',
  'https://example。com.evil.example',
  'https://evil。example',
  'https://еxample.com',
  'https://sub.example.com',
  '//evil%E3%80%82example',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'java\r\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript://example.com/%0aalert(1)',
  'javascript:https://example.com/',
  'data:text/html,<script>alert(1)</script>',
  'data://example.com/,x',
  'vbscript:msgbox(1)',
  'blob:https://example.com/0',
  'filesystem:https://example.com/temporary/x',
  'file:///etc/passwd',
  'ftp://example.com/x',
  'view-source:https://example.com/',
  'about:blank',
  'ws://example.com/',
  'intent://example.com/#Intent;end',
  'mailto:name@example.com',
  'https://',
  'https://[::1',
];

describe('does not leave for', () => {
  it.each(BYPASSES)('%j', (target) => {
    expect(allowedAddress(target, page, ['pay.example'])).toBeUndefined();
  });

  it.each([
    ['https://a.pay.example/', 'pay.example'],
    ['https://pay.example:8443/', 'pay.example'],
    ['https://pay.example/', 'pay.example:8443'],
    ['https://pay.example.evil.example/', 'pay.example'],
    ['https://user@pay.example/', 'pay.example'],
    ['ftp://pay.example/', 'pay.example'],
    ['https://evil.example/', ''],
    ['https://evil.example/', '*'],
  ])('%s where %j is listed', (target, host) => {
    expect(allowedAddress(target, page, [host])).toBeUndefined();
  });

  it('anything on a page that has no origin', () => {
    expect(allowedAddress('about:blank', 'about:blank')).toBeUndefined();
    expect(allowedAddress('data:,x', 'data:,y')).toBeUndefined();
  });
});

it(
  'gives only addresses of the own origin or a listed host, whatever it is given',
  () => {
    const piece = fc.oneof(
      fc.constantFrom(...BYPASSES),
      fc.constantFrom(
        '/',
        '\\',
        '//',
        '@',
        ':',
        '?',
        '#',
        '.',
        '%2f',
        '%5c',
        '%00',
        '\t',
        '\n',
        ' ',
      ),
      fc.constantFrom('http', 'https:', 'javascript:', 'data:', 'example.com', 'evil.example'),
      fc.constantFrom('pay.example', ':443', ':80', '。', '／', '℀', '\u200b', '\u202e', '\ufeff'),
      fc.string({ unit: 'binary' }),
      fc.webUrl(),
    );
    const target = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(target, (text) => {
        const href = allowedAddress(text, page, ['pay.example']);
        if (href === undefined) return;
        expect(href).toMatch(/^(https:\/\/example\.com|https?:\/\/pay\.example)\//);
        // What it gives is what the browser goes to, and is itself allowed.
        expect(allowedAddress(href, page, ['pay.example'])).toBe(href);
      }),
      propertyRuns,
    );
  },
  propertyTimeout,
);
