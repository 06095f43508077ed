import fc from 'fast-check';
import { expect, it } from 'vitest';
import { propertyRuns, propertyTimeout } from '#fixtures/harness/propertyRuns';
import { readFilm } from './readFilm';

const PAGE = 'https://example.com/films/';

const read = (href: string, hasNoCookie = false) => {
  const film = readFilm(href, PAGE, hasNoCookie);
  return film && `${film.kind} ${film.address.href}`;
};

it.each([
  ['https://youtu.be/aqz-KE-bpKQ', 'https://www.youtube.com/embed/aqz-KE-bpKQ'],
  [
    'https://youtu.be/aqz-KE-bpKQ?si=x&t=1m30s',
    'https://www.youtube.com/embed/aqz-KE-bpKQ?start=90',
  ],
  [
    'http://www.youtube.com/watch?v=aqz-KE-bpKQ&t=42',
    'https://www.youtube.com/embed/aqz-KE-bpKQ?start=42',
  ],
  ['https://m.youtube.com/watch?app=x&v=aqz-KE-bpKQ', 'https://www.youtube.com/embed/aqz-KE-bpKQ'],
  ['https://www.youtube.com/shorts/aqz-KE-bpKQ', 'https://www.youtube.com/embed/aqz-KE-bpKQ'],
  [
    '//www.youtube.com/embed/aqz-KE-bpKQ?start=7',
    'https://www.youtube.com/embed/aqz-KE-bpKQ?start=7',
  ],
  [
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
  ],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871'],
  ['https://vimeo.com/76979871/0abc12', 'https://player.vimeo.com/video/76979871?h=0abc12'],
  ['https://vimeo.com/channels/staff/76979871', 'https://player.vimeo.com/video/76979871'],
  [
    'https://player.vimeo.com/video/76979871?h=ab12',
    'https://player.vimeo.com/video/76979871?h=ab12',
  ],
])('finds the player of %s', (href, player) => {
  expect(read(href)).toBe(`player ${player}`);
});

it('takes YouTube’s other host where it is asked for', () => {
  expect(read('https://youtu.be/aqz-KE-bpKQ', true)).toBe(
    'player https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
  );
});

it.each([
  ['landing.mp4', 'https://example.com/films/landing.mp4'],
  ['/a/Landing.WEBM?x=1#t=3', 'https://example.com/a/Landing.WEBM?x=1#t=3'],
])('takes %s for a file', (href, file) => {
  expect(read(href)).toBe(`file ${file}`);
});

it.each([
  [''],
  ['landing.html'],
  ['https://www.youtube.com/'],
  ['https://www.youtube.com/watch?v=a"b'],
  ['https://www.youtube.com/@island'],
  ['https://vimeo.com/island'],
  ['https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ'],
  ['https://evil.example/?youtu.be/aqz-KE-bpKQ'],
  ['https://ada:word@youtu.be/aqz-KE-bpKQ'],
  ['javascript:alert(1)//.mp4'],
  ['data:video/mp4,.mp4'],
])('finds no film at %s', (href) => {
  expect(read(href)).toBeUndefined();
});

it('gives players of two hosts alone, and files of http or https', {
  timeout: propertyTimeout,
}, () => {
  const part = fc.constantFrom(
    'https://',
    '//',
    'youtu.be',
    'www.youtube.com',
    'vimeo.com',
    '/',
    'watch?v=',
    'aqz-KE-bpKQ',
    '76979871',
    '.mp4',
    '@',
    ':',
    '\\',
    '?',
    '#',
    'javascript:',
    'a',
  );
  fc.assert(
    fc.property(
      fc.array(fc.oneof(part, fc.string({ maxLength: 4 })), { maxLength: 9 }),
      (parts) => {
        const film = readFilm(parts.join(''), PAGE, false);
        if (!film) return;
        expect(film.address.protocol).toMatch(/^https?:$/);
        expect(film.address.username).toBe('');
        if (film.kind === 'player') {
          expect(film.address.origin).toMatch(
            /^https:\/\/(www\.youtube(-nocookie)?|player\.vimeo)\.com$/,
          );
          expect(film.address.pathname).toMatch(/^\/(embed|video)\/[\w-]+$/);
        }
      },
    ),
    propertyRuns,
  );
});
