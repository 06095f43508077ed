import { expect, it } from 'vitest';
import { isAmerican, isEnglish } from './english';

it.each([
  ['en', true, true],
  ['en-US', true, true],
  ['EN-us', true, true],
  ['en-GB', true, false],
  ['', false, false],
  ['eng', false, false],
  ['de', false, false],
  ['en-US-u-nu-arab', false, false],
])('tells of the tag %j whether it is English: %s, American: %s', (language, english, american) => {
  expect([isEnglish(language), isAmerican(language)]).toEqual([english, american]);
});
