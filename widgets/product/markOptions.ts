import type { BlockScope } from '#engine/scope';
import { createHiddenText } from '#page/createHiddenText';
import { createTextWriter } from '#page/createTextWriter';
import type { productPage } from '#texts/commerce/productPage';
import { fillText } from '#texts/fillText';
import { type Availability, availabilityOf, type Chosen } from './model/chooseVariant';
import type { OptionValue } from './model/option';
import type { ProductModel } from './product';

/** The platform's class of a value that can't be bought. */
const SOLD_OUT = 'variant-out-of-stock';

/** What is said beside a value: a select has only the text of its options. */
function createMark({ words }: OptionValue, scope: BlockScope, texts: typeof productPage) {
  const phrase = (availability: Availability, value: string) =>
    availability === 'available'
      ? value
      : fillText(availability === 'soldOut' ? texts.optionSoldOut : texts.optionUnavailable, {
          value,
        });
  const [text] = [...words.childNodes].filter((node) => node instanceof Text);
  if (words instanceof HTMLOptionElement && text) {
    const value = text.data.trim();
    // Without one of its own its words are its value.
    scope.adopt.attribute(words, 'value', words.value);
    const write = createTextWriter(scope, text);
    return (availability: Availability) => write(phrase(availability, value));
  }
  const hidden = createHiddenText('');
  words.append(hidden);
  scope.own(() => hidden.remove());
  return (availability: Availability) => {
    hidden.textContent = availability === 'available' ? '' : phrase(availability, '');
    scope.adopt.toggleClass(words, SOLD_OUT, availability !== 'available');
    scope.adopt.style(words, 'text-decoration', availability === 'available' ? '' : 'line-through');
  };
}

/**
 * Makes what marks the values that can't be bought with what is chosen. They can still be chosen: who
 * wants a colour may take another size for it.
 */
export function createOptionMarks(
  scope: BlockScope,
  { variants, options }: ProductModel,
  texts: typeof productPage,
): (chosen: Chosen) => void {
  const marks = options.flatMap(({ name, values }) =>
    values.map((value) => ({ name, value: value.value, show: createMark(value, scope, texts) })),
  );
  return (chosen) => {
    for (const { name, value, show } of marks) show(availabilityOf(variants, chosen, name, value));
  };
}
