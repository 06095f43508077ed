import { expect, it } from 'vitest';
import { added } from '../geometry/added';
import type { KindReading } from '../page/blockWatch';
import type { FormSave } from '../site/createSavedApi';
import { firstDifference, judgeVisit } from './judgeVisit';
import type { Visit } from './visitPage';

const visit = (parts: Partial<Visit> = {}): Visit => ({
  kinds: [],
  shifts: [],
  errors: [],
  warnings: [],
  posts: 0,
  saves: [],
  strangers: [],
  geometry: {
    window: 1280,
    width: 1280,
    height: 900,
    blocks: [],
    texts: [],
    distorted: [],
    corners: [],
    narrow: [],
  },
  body: '<body></body>',
  ...parts,
});

const reading = (parts: Partial<KindReading>): Visit =>
  visit({
    kinds: [{ kind: 'menu', expected: 1, mounted: 1, missed: [], failed: [], dead: [], ...parts }],
  });

const sent = (name: string, formId = 'form'): FormSave => ({
  formId,
  form: JSON.stringify({ name }),
});

const shifted = (...values: number[]) =>
  visit({ shifts: values.map((value) => ({ value, moved: [`#moved-${value}`] })) });

it('finds nothing wrong with a page where all came to life', () => {
  expect(judgeVisit(reading({}), visit())).toEqual([]);
});

it.each<[string, Partial<KindReading>, string]>([
  ['fewer mounted', { mounted: 0 }, '1 expected, 0 mounted'],
  ['more mounted', { mounted: 2 }, '1 expected, 2 mounted'],
  ['another one mounted', { missed: ['#a'] }, '#a did not come to life'],
  ['one failed', { failed: ['#a: Error'] }, '#a: Error'],
  ['a dead one', { dead: ['#a does not open'] }, '#a does not open'],
])('tells of %s', (_, parts, told) => {
  expect(judgeVisit(reading(parts), visit()).join()).toContain(told);
});

it('holds only errors against Skerry that the page does not have without it', () => {
  const without = visit({ errors: ['theirs'] });
  expect(judgeVisit(visit({ errors: ['theirs'] }), without)).toEqual([]);
  expect(judgeVisit(visit({ errors: ['theirs', 'ours'] }), without)).toEqual(['error: ours']);
  expect(added(['theirs', 'theirs'], ['theirs'])).toEqual(['theirs']);
});

it('allows a hundredth of layout shift over that of the page', () => {
  expect(judgeVisit(shifted(0.01, 0.009), shifted(0.01))).toEqual([]);
  const [problem, largest] = judgeVisit(shifted(0.011, 0.02), shifted(0.02));
  expect(problem).toContain('0.0110');
  expect(largest).toContain('#moved-0.02');
});

it('allows a fifth of what the page shifts by itself', () => {
  expect(judgeVisit(shifted(1), shifted(0.85))).toEqual([]);
  expect(judgeVisit(shifted(1), shifted(0.8))).toHaveLength(2);
});

it('tells where the body differs after destroy', () => {
  const [problem] = judgeVisit(visit({ body: '<body><p style=""></body>' }), visit());
  expect(problem).toContain('style=');
});

it.each([
  ['abc', 'abc', undefined],
  ['abc', 'abd', '"abc" instead of "abd"'],
  ['ab', 'abc', '"ab" instead of "abc"'],
  ['abc', 'ab', '"abc" instead of "ab"'],
])('%j beside %j', (is, was, difference) => {
  expect(firstDifference(is, was)).toBe(difference);
});

it.each<[string, FormSave[], string]>([
  ['a form that was sent once', [sent('A')], '1 saves instead of 2'],
  ['a form that was sent three times', [sent('A'), sent('A'), sent('A')], '3 saves instead of 2'],
  ['a form that lost something', [sent('A'), sent('')], 'sent'],
])('tells of %s', (_, saves, told) => {
  expect(judgeVisit(visit({ saves }), visit()).join()).toContain(told);
});

it('is content with forms that were refused once and taken then, and with strangers left alone', () => {
  const saves = [sent('A'), sent('B', 'other'), sent('A'), sent('B', 'other')];
  expect(judgeVisit(visit({ saves }), visit())).toEqual([]);
  const told = judgeVisit(visit({ saves, strangers: ['#search was changed'] }), visit());
  expect(told).toEqual(['a stranger: #search was changed']);
});
