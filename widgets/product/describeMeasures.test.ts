import { expect, it } from 'vitest';
import { createNumberFormats } from '#rules/numbers/numberFormats';
import { measures } from '#texts/commerce/measures';
import { describeMeasures } from './describeMeasures';

const numbersOf = (locale: string) => ({ locale, formats: createNumberFormats() });

const coat = { weight: 1.25, size: [60, 30.5, 5] as const };

it('says weight and size in the units of the store, in the language of the page', () => {
  expect(describeMeasures(coat, 1, numbersOf('en-US'), measures)).toEqual({
    weight: '1.25 lbs',
    size: '60 × 30.5 × 5 inches',
  });
  expect(describeMeasures(coat, 2, numbersOf('de'), measures)).toEqual({
    weight: '1,25 kg',
    size: '60 × 30,5 × 5 cm',
  });
});

it('says nothing of what nobody has entered', () => {
  const none = { weight: '', size: '' };
  expect(
    describeMeasures({ weight: undefined, size: undefined }, 1, numbersOf('en'), measures),
  ).toEqual(none);
  expect(describeMeasures({ weight: 0, size: [1, 0, 2] }, 1, numbersOf('en'), measures)).toEqual(
    none,
  );
});
