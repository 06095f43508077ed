import fc from 'fast-check';
import { expect, it } from 'vitest';
import { propertyRuns, propertyTimeout } from '#fixtures/harness/propertyRuns';
import { formatVisitor, isVisit, nextVisitor, parseVisitor, type Visitor } from './visitor';

const positive = fc.integer({ min: 1, max: 999_999_999_999_999 });
const visitors: fc.Arbitrary<Visitor> = fc.record({
  id: fc.stringMatching(/^[^|;,\s]{1,64}$/),
  firstVisit: positive,
  previousVisit: positive,
  currentVisit: positive,
  visits: positive,
});

it(
  'reads what it wrote, whoever it was',
  () => {
    fc.assert(
      fc.property(visitors, (visitor) => {
        expect(parseVisitor(formatVisitor(visitor))).toEqual(visitor);
      }),
      propertyRuns,
    );
  },
  propertyTimeout,
);

it(
  'takes nothing else for a visitor',
  () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const visitor = parseVisitor(text);
        if (visitor) expect(formatVisitor(visitor)).toBe(text);
      }),
      propertyRuns,
    );
  },
  propertyTimeout,
);

it.each([
  undefined,
  '',
  'id',
  'id|1|2|3',
  'id|1|2|3|4|5',
  '|1|2|3|4',
  'id|0|2|3|4',
  'id|01|2|3|4',
  'id|-1|2|3|4',
  'id|1.5|2|3|4',
  'id|1|2|3|x',
  'i d|1|2|3|4',
  `${'i'.repeat(65)}|1|2|3|4`,
])('is nobody: %j', (text) => {
  expect(parseVisitor(text)).toBeUndefined();
});

it('knows the time of a visit by its form', () => {
  expect(['1', '1700000000000'].every(isVisit)).toBe(true);
  expect([undefined, '', '0', '01', '-1', '1e3', ' 1', 'x'].some(isVisit)).toBe(false);
});

it('counts visits, not pages', () => {
  const id = () => 'new';
  const first = nextVisitor(undefined, false, 100, id);
  expect(formatVisitor(first)).toBe('new|100|100|100|1');
  expect(nextVisitor(first, true, 200, id)).toBe(first);
  const second = nextVisitor(first, false, 300, id);
  expect(formatVisitor(second)).toBe('new|100|100|300|2');
  expect(formatVisitor(nextVisitor(second, false, 400, id))).toBe('new|100|300|400|3');
  // The computer's clock was put back.
  expect(formatVisitor(nextVisitor(second, false, 50, id))).toBe('new|100|300|300|3');
});
