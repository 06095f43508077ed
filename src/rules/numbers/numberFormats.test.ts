import { expect, it } from 'vitest';
import { createNumberFormats } from './numberFormats';

it('makes a format once for a language and its options', () => {
  const formats = createNumberFormats();
  expect(formats('de')).toBe(formats('de'));
  expect(formats('de', { style: 'percent' })).toBe(formats('de', { style: 'percent' }));
});

it('keeps languages and options apart', () => {
  const formats = createNumberFormats();
  expect(formats('en').format(1234.5)).toBe('1,234.5');
  expect(formats('de').format(1234.5)).toBe('1.234,5');
  expect(formats('en', { useGrouping: false }).format(1234.5)).toBe('1234.5');
});

it('refuses what is no language each time', () => {
  const formats = createNumberFormats();
  for (let time = 0; time < 2; time += 1) {
    expect(() => formats('no language')).toThrow(RangeError);
  }
});
