import fc from 'fast-check';
import { expect, it } from 'vitest';
import { propertyRuns, propertyTimeout } from '#fixtures/harness/propertyRuns';
import { linkCategory } from './linkCategory';

it.each([
  ['', 'empty'],
  [' \n\t ', 'empty'],
  ['#', 'anchor'],
  ['#top', 'anchor'],
  ['https://example.com', 'external'],
  ['HTTP://example.com', 'external'],
  ['ftp://example.com/a', 'external'],
  ['//example.com', 'external'],
  ['/\\example.com', 'external'],
  ['/\t/example.com', 'external'],
  ['/s/menu.pdf', 'file'],
  ['/s', 'content'],
  ['/S/menu.pdf', 'content'],
  ['/', 'content'],
  ['/about#team', 'content'],
  ['http:example.com', 'malformed protocol'],
  ['https:/example.com', 'malformed protocol'],
  ['ftp:', 'malformed protocol'],
  ['mailto:name@example.com', 'misc protocol'],
  ['tel:+15550100', 'misc protocol'],
  ['javascript:void 0', 'misc protocol'],
  [' java\nscript:void 0', 'misc protocol'],
  ['custom://x', 'misc protocol'],
  ['localhost:4173', 'misc protocol'],
  ['www.example.com', 'none'],
  ['about', 'none'],
  ['1:30', 'none'],
])('%j is %s', (text, category) => {
  expect(linkCategory(text)).toBe(category);
});

it(
  'calls nothing that leaves the site a path or an anchor of it',
  () => {
    const page = 'https://example.com/shop/';
    const piece = fc.oneof(
      fc.constantFrom('/', '\\', '#', ':', '?', 's/', '\t', '\n', ' ', '\u0000', '@', '.', '//'),
      fc.constantFrom('http', 'https:', 'ftp:', 'tel:', 'javascript:', 'evil.example', '。', '／'),
      fc.string({ unit: 'binary' }),
    );
    const link = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(link, (text) => {
        const category = linkCategory(text);
        if (!URL.canParse(text, page)) return;
        const { origin, protocol } = new URL(text, page);
        if (['empty', 'anchor', 'file', 'content'].includes(category)) {
          expect(origin).toBe('https://example.com');
        }
        if (category === 'misc protocol') expect(protocol).not.toMatch(/^(https?|ftp):$/);
        if (category === 'none') expect(protocol).toBe('https:');
      }),
      propertyRuns,
    );
  },
  propertyTimeout,
);
