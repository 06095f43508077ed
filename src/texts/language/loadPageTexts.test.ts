import { afterEach, expect, it } from 'vitest';
import { texts } from '../languages/de';
import { loadPageTexts } from './loadPageTexts';

afterEach(() => document.documentElement.removeAttribute('lang'));

it.each([
  ['de', texts],
  ['de-AT', texts],
  ['DE', texts],
  ['', undefined],
  ['en', undefined],
  ['del', undefined],
  ['constructor', undefined],
])('has for %j what is said in it', async (lang, expected) => {
  document.documentElement.lang = lang;
  expect(await loadPageTexts()).toEqual(expected);
});
