import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  element,
  formOf,
  hiddenItem,
  likertItem,
  optionsItem,
  partsItem,
  selectItem,
  singleItem,
} from '#fixtures/harness/formItems';
import { heavyPropertyRuns, propertyTimeout } from '#fixtures/harness/propertyRuns';
import { readFormFields } from '../readFormFields';
import { formValues } from './formValues';

const quiet = () => expect.unreachable('warned');

/** What a form of one item sends, after its texts are filled in and its options checked. */
function sent(item: HTMLElement, texts: readonly string[] = [], checked: readonly number[] = []) {
  const inputs = [...item.querySelectorAll('input')];
  for (const [at, text] of texts.entries()) {
    const input = inputs[at];
    if (input) input.value = text;
  }
  for (const at of checked) {
    const input = inputs[at];
    if (input) input.checked = true;
  }
  return formValues(readFormFields(formOf(item), quiet), '');
}

it('sends a country part with three parts of a telephone number, filled in or not', () => {
  const parts = ['Areacode', 'Prefix', 'Line'];
  expect(sent(partsItem('phone', 'p', parts), ['212', '555', '0100'])).toEqual({
    p: ['', '212', '555', '0100'],
  });
  expect(sent(partsItem('phone', 'p', parts))).toEqual({ p: ['', '', '', ''] });
  expect(
    sent(partsItem('phone', 'p', ['Country', ...parts]), ['+1', '212', '555', '0100']),
  ).toEqual({
    p: ['+1', '212', '555', '0100'],
  });
  expect(sent(partsItem('phone', 'p', ['1', '2']), ['020', '7946'])).toEqual({
    p: ['020', '7946'],
  });
});

it('sends the checked answers of a likert field by question', () => {
  expect(sent(likertItem('l', ['Is it good?', '__proto__']), [], [1, 9])).toEqual({
    l: { 'Is it good?': ['-1'], ['__proto__']: ['2'] },
  });
  expect(sent(likertItem('l', ['Is it good?']))).toEqual({ l: { 'Is it good?': [] } });
});

it('takes an option without a value for its place on the scale', () => {
  const item = likertItem('l', ['Q']);
  for (const input of item.querySelectorAll('input')) input.removeAttribute('value');
  expect(sent(item, [], [0])).toEqual({ l: { Q: ['-2'] } });
});

it('takes a hidden value from the address first, an empty one too', () => {
  const form = formOf(hiddenItem('hidden-1', 'utm', 'none'));
  const values = (search: string) => formValues(readFormFields(form, quiet), search)['hidden-1'];
  expect(values('')).toBe('none');
  expect(values('?utm=spring+sale&utm=autumn')).toBe('spring sale');
  expect(values('?utm=')).toBe('');
  expect(values('?UTM=x')).toBe('none');
});

it('sends all that is chosen where an owner lets more be chosen', () => {
  const options = ['a', 'b', 'c'].map((value) => element('option', { value }, value));
  const select = element('select', { name: 's', multiple: '' }, ...options);
  for (const option of options.slice(1)) option.selected = true;
  expect(formValues(readFormFields(formOf(select), quiet), '')).toEqual({ s: ['b', 'c'] });
});

it('sends an e-mail address without the blanks around it, and other texts with theirs', () => {
  expect(sent(singleItem('email', 'e'), [' a@example.com '])).toEqual({ e: 'a@example.com' });
  expect(sent(singleItem('text', 't'), [' a '])).toEqual({ t: ' a ' });
});

it('sends each of the inputs that share a name', () => {
  const form = formOf(
    element('input', { name: 'tag', value: 'a' }),
    element('input', { name: 'tag', value: 'b' }),
  );
  expect(formValues(readFormFields(form, quiet), '')).toEqual({ tag: ['a', 'b'] });
});

describe('what is disabled', () => {
  const disable = (form: HTMLFormElement, selector: string) => {
    for (const node of form.querySelectorAll(selector)) node.setAttribute('disabled', '');
    return formValues(readFormFields(form, quiet), '');
  };

  it('is left out with its field, by itself and by a fieldset around it', () => {
    const form = formOf(
      singleItem('email', 'a'),
      element('fieldset', { id: 'all' }, singleItem('text', 'b'), selectItem('c', ['1'])),
      hiddenItem('d', 'd', '1'),
      optionsItem('checkbox', 'e', ['1']),
      singleItem('text', 'f'),
    );
    expect(disable(form, '#a input, #all, #d, #e')).toEqual({ f: '' });
  });

  it('is an empty part, and no answer', () => {
    const form = formOf(
      partsItem('date', 'day', ['Month', 'Day', 'Year']),
      optionsItem('checkbox', 'box', ['1', '2']),
      likertItem('likert', ['Q']),
    );
    for (const input of form.querySelectorAll('input')) {
      if (input.type === 'text') input.value = '7';
      else input.checked = true;
    }
    expect(
      disable(form, '[data-title=Day], [value="1"][type=checkbox], [value="2"][type=radio]'),
    ).toEqual({
      day: ['7', '', '7'],
      box: ['2'],
      likert: { Q: [] },
    });
  });

  it('is none of the inputs that share a name', () => {
    const form = formOf(
      element('input', { name: 'tag', value: 'a', disabled: '' }),
      element('input', { name: 'tag', value: 'b' }),
    );
    expect(formValues(readFormFields(form, quiet), '')).toEqual({ tag: ['b'] });
  });
});

it('leaves sections out', () => {
  const section = element('div', { class: 'form-item section' });
  expect(sent(section)).toEqual({});
});

it(
  'gives every kind its shape, whatever is typed and checked',
  () => {
    const text = fc.string({ unit: 'grapheme' }).map((line) => line.replace(/[\r\n]/g, ' '));
    const id = fc.oneof(fc.constantFrom('__proto__', 'constructor', 'submit', '1'), fc.uuid());
    const values = fc.uniqueArray(text, { minLength: 1, maxLength: 4 });
    const checked = (max: number) => fc.uniqueArray(fc.nat({ max }), { maxLength: max + 1 });
    const parts = fc
      .tuple(
        fc.constantFrom('address', 'date', 'name', 'time', 'phone'),
        fc.array(text, { minLength: 1, maxLength: 6 }),
      )
      .map(([kind, typed]) => ({
        make: (id: string) => partsItem(kind as 'address', id, typed),
        typed,
        checked: [] as number[],
        expected: kind === 'phone' && typed.length === 3 ? ['', ...typed] : typed,
      }));
    const single = fc
      .tuple(
        fc.constantFrom('text', 'email', 'number', 'currency', 'password', 'twitter', 'website'),
        text,
      )
      .map(([kind, typed]) => ({
        make: (id: string) => singleItem(kind as 'text', id),
        typed: [typed],
        checked: [] as number[],
        expected: kind === 'email' ? typed.trim() : typed,
      }));
    const options = fc
      .tuple(fc.constantFrom('checkbox', 'radio'), values, checked(3))
      .map(([kind, values, checked]) => {
        const at = checked.filter((place) => place < values.length);
        const inOrder = [...at].sort((a, b) => a - b).map((place) => values[place] ?? '');
        const last = values[at.at(-1) ?? -1] ?? '';
        return {
          make: (id: string) => optionsItem(kind as 'radio', id, values),
          typed: [] as string[],
          checked: at,
          expected: kind === 'radio' ? last : inOrder,
        };
      });
    const select = values.map((values) => ({
      make: (id: string) => selectItem(id, values),
      typed: [] as string[],
      checked: [] as number[],
      expected: values[0] ?? '',
    }));
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.tuple(id, fc.oneof(parts, single, options, select)), {
          selector: ([id]) => id,
          maxLength: 3,
        }),
        (fields) => {
          const items = fields.map(([id, { make, typed, checked }]) => {
            const item = make(id);
            const inputs = [...item.querySelectorAll('input')];
            for (const [at, input] of inputs.entries()) {
              const text = typed[at];
              if (text !== undefined) input.value = text;
            }
            for (const at of checked) inputs[at]?.click();
            return item;
          });
          const values = formValues(readFormFields(formOf(...items), quiet), '');
          expect(Object.entries(values).sort()).toEqual(
            fields.map(([id, { expected }]) => [id, expected]).sort(),
          );
        },
      ),
      heavyPropertyRuns,
    );
  },
  propertyTimeout * 3,
);
