import fc from 'fast-check';
import { expect, it } from 'vitest';
import { propertyRuns, propertyTimeout } from '#fixtures/harness/propertyRuns';
import { parseQuery } from './parseQuery';

it.each<[query: string, entries: [string, string[]][]]>([
  ['', []],
  ['?', []],
  [
    '?a=1&b=2',
    [
      ['a', ['1']],
      ['b', ['2']],
    ],
  ],
  [
    'a=1&b=x&a=2&a',
    [
      ['a', ['1', '2', '']],
      ['b', ['x']],
    ],
  ],
  ['a=b=c', [['a', ['b=c']]]],
  ['name=J%C3%B6rg+%2B+Ann', [['name', ['Jörg + Ann']]]],
  [
    'a=100%&b=%zz&c=%E0%A4%A',
    [
      ['a', ['100%']],
      ['b', ['%zz']],
      ['c', ['\uFFFD%A']],
    ],
  ],
  ['&&=&=x', [['', ['', 'x']]]],
])('reads %j', (text, entries) => {
  expect([...parseQuery(text)]).toEqual(entries);
});

it('leaves out what every object has, however it is written', () => {
  const query = parseQuery(
    '__proto__=1&constructor=2&%5F%5Fproto__=3&toString&a=4&hasOwnProperty=5',
  );
  expect([...query.keys()]).toEqual(['a']);
});

it('reads 1000 parameters and no more', () => {
  const text = Array.from({ length: 1002 }, (_, at) => `k${at}=${at}`).join('&');
  const query = parseQuery(text);
  expect(query.size).toBe(1000);
  expect(query.has('k999')).toBe(true);
  expect(parseQuery('a=1&'.repeat(5000)).get('a')).toHaveLength(1000);
});

it(
  'gives back what was written, in order',
  () => {
    const word = fc.string({ unit: 'grapheme' });
    const pairs = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c[]', 'ä ö', ''), word));
    fc.assert(
      fc.property(pairs, (written) => {
        const query = parseQuery(`?${new URLSearchParams(written)}`);
        for (const [name, values] of query) {
          expect(values).toEqual(written.filter(([key]) => key === name).map(([, value]) => value));
        }
        expect(query.size).toBe(new Set(written.map(([name]) => name)).size);
      }),
      propertyRuns,
    );
  },
  propertyTimeout,
);

it(
  'never throws, and never changes what objects have',
  () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('%', '%2', '%zz', '%FF', '&', '=', '+', '?', '#', '__proto__', 'constructor'),
    );
    const names = Object.getOwnPropertyNames(Object.prototype).join();
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const copy = Object.fromEntries(parseQuery(pieces.join('')));
        expect(Object.getPrototypeOf(copy)).toBe(Object.prototype);
        expect(copy.constructor).toBe(Object);
      }),
      propertyRuns,
    );
    expect(Object.getOwnPropertyNames(Object.prototype).join()).toBe(names);
  },
  propertyTimeout,
);
