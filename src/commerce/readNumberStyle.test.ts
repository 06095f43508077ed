import { expect, it } from 'vitest';
import { createTestRuntime } from '#fixtures/harness/testRuntime';
import { readNumberStyle } from './readNumberStyle';

const runtime = createTestRuntime();

it.each([
  ['de', undefined, 'de'],
  ['de', 'fr', 'fr'],
  ['', undefined, 'en-US'],
])('in the language %j, where %j is said, numbers are written as in %s', (lang, said, locale) => {
  const node = document.createElement('p');
  node.lang = lang;
  expect(readNumberStyle(node, runtime, said).locale).toBe(locale);
});

it('takes the same formats everywhere on a page', () => {
  const [one, other] = [1, 2].map(() => readNumberStyle(document.createElement('p'), runtime));
  expect(one?.formats('en')).toBe(other?.formats('en'));
});
