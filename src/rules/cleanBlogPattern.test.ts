import fc from 'fast-check';
import { expect, it } from 'vitest';
import { propertyRuns, propertyTimeout } from '#fixtures/harness/propertyRuns';
import { cleanBlogPattern } from './cleanBlogPattern';

it.each([
  ['/%y/%m/%d/%t', '/%y/%m/%d/%t'],
  ['/%Y//%%m///%t', '/%y/%m/%t'],
  ['My Blog/%t', 'my-blog/%t'],
  ['blog/%x/%t', 'blog/%t'],
  ['100%/%t', '100/%t'],
  ['é_.%é%t?#', '%t'],
  ['%%%', ''],
  ['', ''],
])('%j becomes %j', (pattern, cleaned) => {
  expect(cleanBlogPattern(pattern)).toBe(cleaned);
});

it(
  'leaves nothing to clean',
  () => {
    const piece = fc.oneof(fc.constantFrom('%', '/', ' ', '%y', '%t', 'x', 'T', 'İ'), fc.string());
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const cleaned = cleanBlogPattern(pieces.join(''));
        expect(cleaned).toMatch(/^(%[ymdt]|[a-z0-9-]|\/(?!\/))*$/);
        expect(cleanBlogPattern(cleaned)).toBe(cleaned);
      }),
      propertyRuns,
    );
  },
  propertyTimeout,
);
