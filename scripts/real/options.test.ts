import { expect, it } from 'vitest';
import { readOptions } from './options';

it('tries both engines and both widths, after five seconds of rest', () => {
  expect(readOptions(['.'])).toEqual({
    folder: '.',
    browser: 'chromium',
    engines: ['react', 'preact'],
    widths: [390, 1280],
    rest: 5000,
    shots: undefined,
  });
});

it('takes less', () => {
  const args = [
    '.',
    '--engine',
    'preact',
    '--width',
    '390',
    '--browser',
    'wpe',
    '--rest',
    '0.5',
    '--shots',
    'a',
  ];
  expect(readOptions(args)).toEqual({
    folder: '.',
    browser: 'wpe',
    engines: ['preact'],
    widths: [390],
    rest: 500,
    shots: 'a',
  });
});

it.each([
  [[], 'one folder'],
  [['a', 'b'], 'one folder'],
  [['no-such-folder'], 'not a folder'],
  [['.', '--engine', 'vue'], 'react or preact'],
  [['.', '--width', '800'], '390 or 1280'],
  [['.', '--browser', 'lynx'], 'chromium or firefox'],
  [['.', '--rest', 'long'], 'seconds'],
  [['.', '--loud'], '--loud'],
])('refuses %j', (args, told) => {
  expect(() => readOptions(args)).toThrow(told);
});
