import { expect, it } from 'vitest';
import { checkOptions } from './checkOptions';

const options = { design: ['grid', 'slideshow'], loop: null, slidesPerRow: null };
const check = (json: unknown, data: Record<string, string> = {}) =>
  checkOptions('gallery', options, json, data);

it.each<[string, unknown, string[]]>([
  ['nothing', undefined, []],
  ['what is right', { design: 'grid', loop: true, slidesPerRow: 3 }, []],
  ['what is no object', ['design'], []],
  ['a name that is nearly one', { desing: 'grid' }, ['desing: did you mean design?']],
  ['a name of nothing', { parallax: 1 }, ['parallax: is no option of gallery']],
  [
    'a word that is nearly one',
    { design: 'slidshow' },
    ['design: slidshow: did you mean slideshow?'],
  ],
  ['a word of nothing', { design: 'wall' }, ['design: wall: is none of grid, slideshow']],
  ['what its reader warns of', { design: 7 }, []],
  [
    'a name of all objects',
    JSON.parse('{"__proto__": 1, "constructor": 2}'),
    ['__proto__: is no option of gallery', 'constructor: is no option of gallery'],
  ],
])('finds in JSON with %s what is wrong', (_, json, problems) => {
  expect(check(json)).toEqual(problems);
});

it('takes of attributes only those that are nearly options', () => {
  expect(
    check(undefined, { desing: 'grid', design: 'gird', block: 'gallery', track: 'x' }),
  ).toEqual(['desing: did you mean design?', 'design: gird: did you mean grid?']);
});
