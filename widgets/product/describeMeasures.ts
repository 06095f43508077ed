import type { NumberStyle } from '#commerce/readNumberStyle';
import { measureUnits } from '#rules/products/measureUnits';
import type { measures } from '#texts/commerce/measures';
import { fillText } from '#texts/fillText';
import type { Variant } from './model/readVariants';

/** What is said of a variant's weight and size; '' where the server does not say. */
export interface Measures {
  weight: string;
  size: string;
}

/**
 * Says what a variant weighs and how large it is: `1.2 kg`, `60 × 30 × 5 cm`.
 *
 * @param standard The store's `measurementStandard`: 1 is pounds and inches, else kilograms and centimetres.
 */
export function describeMeasures(
  { weight, size }: Pick<Variant, 'weight' | 'size'>,
  standard: number,
  { locale, formats }: NumberStyle,
  texts: typeof measures,
): Measures {
  const units = measureUnits(standard);
  const write = (value: number) => formats(locale).format(value);
  const [length = 0, width = 0, height = 0] = size ?? [];
  return {
    weight: weight
      ? fillText(units.weight === 'lbs' ? texts.lbs : texts.kg, { n: write(weight) })
      : '',
    size:
      length && width && height
        ? fillText(units.length === 'inches' ? texts.inches : texts.cm, {
            length: write(length),
            width: write(width),
            height: write(height),
          })
        : '',
  };
}
