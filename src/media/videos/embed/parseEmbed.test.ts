import fc from 'fast-check';
import { expect, it } from 'vitest';
import { propertyRuns, propertyTimeout } from '#fixtures/harness/propertyRuns';
import { parseEmbed } from './parseEmbed';

const PAGE = 'https://example.com/films/';

const parse = (html: string, page = PAGE) => {
  const embed = parseEmbed(html, page);
  return embed.type === 'invalid'
    ? embed
    : { ...embed, address: embed.address.href, aspect: Math.round(embed.aspect * 100) / 100 };
};

const address = (html: string, page = PAGE) => {
  const embed = parse(html, page);
  return embed.type === 'invalid' ? undefined : embed.address;
};

it('reads the platform’s markup, with the noise before and after the frame', () => {
  const frame =
    '<iframe src="//www.youtube.com/embed/5m1?wmode=opaque&amp;rel=0" height="480" width="854" scrolling="no" allowfullscreen title="Seals &amp; gulls"></iframe>';
  expect(parse(`<br/><br/>${frame}<br/>`)).toEqual({
    type: 'iframe',
    address: 'https://www.youtube.com/embed/5m1?wmode=opaque&rel=0',
    title: 'Seals & gulls',
    aspect: 56.21,
  });
});

it.each([
  ['a path', '<iframe src="/player?v=1">', 'https://example.com/player?v=1'],
  ['quotes of the other kind', "<IFRAME SRC='https://a.example/x'>", 'https://a.example/x'],
  ['no quotes', '<iframe src=https://a.example/x>', 'https://a.example/x'],
  ['numbered characters', '<iframe src="https://a.example/&#120;&#x79;">', 'https://a.example/xy'],
  [
    'the first frame that can be used',
    '<iframe src="data:,"><iframe src="//b.example/">',
    'https://b.example/',
  ],
  [
    'no frame of a comment',
    '<!-- <iframe src="//a.example/"> --><iframe src="//b.example/">',
    'https://b.example/',
  ],
  [
    'no frame in a script',
    '<script>"<iframe src=//a.example/>"</script><iframe src="//b.example/">',
    'https://b.example/',
  ],
  ['https in a page of https', '<iframe src="http://a.example/x">', 'https://a.example/x'],
])('takes %s', (_case, html, wanted) => {
  expect(address(html)).toBe(wanted);
});

it('takes a frame of http in a page of http, and an address without protocol as https', () => {
  const page = 'http://example.com/';
  expect(address('<iframe src="http://a.example/x">', page)).toBe('http://a.example/x');
  expect(address('<iframe src="//a.example/x">', page)).toBe('https://a.example/x');
});

it.each([
  [''],
  ['<p>Soon</p>'],
  ['<iframe></iframe>'],
  ['<iframe src="">'],
  ['<iframe src="javascript:alert(1)">'],
  ['<iframe src="java&#10;script:alert(1)">'],
  ['<iframe src="data:text/html,<p>">'],
  ['<iframe src="about:blank">'],
  ['<iframe src="https://user:word@a.example/">'],
  ['<iframe srcdoc="<p>" data-src="//a.example/">'],
  ['<iframe src="//a.example/'],
  ['&lt;iframe src="//a.example/"&gt;'],
])('finds no video in %s', (html) => {
  expect(parse(html)).toEqual({ type: 'invalid', isForeign: false });
});

it.each([
  [
    '<blockquote class="instagram-media"><a href="/p">A post</a></blockquote><script async src="//x.example/e.js"></script>',
  ],
  ['<script src="//x.example/e.js"></script>'],
])('knows what is another site’s own: %s', (html) => {
  expect(parse(html)).toEqual({ type: 'invalid', isForeign: true });
});

it.each([
  [
    '<object data="//a.example/film.mp4" type="video/mp4" width="400" height="300">',
    'https://a.example/film.mp4',
    75,
  ],
  ['<embed src="//a.example/film.html">', 'https://a.example/film.html', 56.3],
  [
    '<object width="640" height="320"><param name="movie" value="http://www.youtube.com/v/abc?fs=1"><embed src="http://www.youtube.com/v/abc" type="application/x-shockwave-flash"></object>',
    'https://www.youtube.com/embed/abc',
    50,
  ],
])('shows an object in a frame: %s', (html, wanted, aspect) => {
  expect(parse(html)).toMatchObject({ type: 'object', address: wanted, aspect });
});

it.each([
  ['<object data="//a.example/film.swf">'],
  ['<embed src="//a.example/film" type="application/x-shockwave-flash">'],
  ['<object><param name="movie" value="//a.example/film"></object>'],
  ['<object data="javascript:alert(1)">'],
])('finds nothing to play in %s', (html) => {
  expect(parse(html).type).toBe('invalid');
});

it.each([
  ['width="100%" height="480"'],
  ['width="0" height="480"'],
  ['width="854"'],
  ['width="1" height="999999"'],
  ['width="999999" height="1"'],
  [`width="1" height="${'9'.repeat(400)}"`],
  ['width="1e3" height="-2"'],
])('has the fallback’s height for %s', (size) => {
  expect(parse(`<iframe src="//a.example/" ${size}>`)).toMatchObject({ aspect: 56.3 });
});

const pieces = fc.constantFrom(
  '<iframe',
  '<object',
  '<embed',
  '<param',
  ' src=',
  ' data=',
  ' name=movie value=',
  '"',
  "'",
  '>',
  '</iframe>',
  '<!--',
  '-->',
  '<script>',
  '</script>',
  'javascript:',
  'data:',
  'blob:',
  'file:',
  '//',
  'http://',
  'https://',
  'a.example/x',
  'user@',
  ':',
  '\\',
  '\t',
  '\n',
  '\0',
  '&#106;',
  '&#x6a;',
  '&amp;',
  '&',
  ' width=5 height=',
  '1',
);
const junk = fc.array(fc.oneof(pieces, fc.string({ maxLength: 6 })), { maxLength: 40 });

it('throws for no text, and gives no address that is not http or https', {
  timeout: propertyTimeout,
}, () => {
  fc.assert(
    fc.property(
      junk,
      fc.constantFrom(PAGE, 'http://example.com/', 'about:blank'),
      (parts, page) => {
        const embed = parseEmbed(parts.join(''), page);
        if (embed.type === 'invalid') return;
        expect(['http:', 'https:']).toContain(embed.address.protocol);
        expect(embed.address.username + embed.address.password).toBe('');
        expect(embed.aspect).toBeGreaterThan(0);
      },
    ),
    propertyRuns,
  );
});

it('finds the same address whatever stands around the frame', { timeout: propertyTimeout }, () => {
  const harmless = fc.stringMatching(/^[\w .,;!?/=-]{0,20}$/);
  const noise = fc.array(fc.oneof(harmless, fc.constantFrom('<br/>', '<p>', '</p>', '<!-- x -->')));
  const text = noise.map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, text, (before, after) => {
      expect(address(`${before}<iframe src="//a.example/x"></iframe>${after}`)).toBe(
        'https://a.example/x',
      );
    }),
    propertyRuns,
  );
});
