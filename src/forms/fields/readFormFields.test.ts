import { describe, expect, it, vi } from 'vitest';
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
import { readFormFields } from './readFormFields';

const quiet = () => expect.unreachable('warned');

describe('items of the platform', () => {
  it.each([
    [singleItem('text', 'text-1'), 'text', 1],
    [singleItem('currency', 'currency-1'), 'currency', 1],
    [singleItem('email', 'email-1', element('input', { type: 'email' })), 'email', 1],
    [singleItem('number', 'number-1'), 'number', 1],
    [singleItem('password', 'password-1', element('input', { type: 'password' })), 'password', 1],
    [singleItem('textarea', 'textarea-1', element('textarea')), 'textarea', 1],
    [singleItem('twitter', 'twitter-1'), 'twitter', 1],
    [singleItem('website', 'website-1'), 'website', 1],
    [selectItem('select-1', ['a', 'b']), 'select', 1],
    [partsItem('address', 'address-1', ['1', '2', '3', '4', '5', '6']), 'address', 6],
    [partsItem('date', 'date-1', ['Month', 'Day', 'Year']), 'date', 3],
    [partsItem('name', 'name-1', ['First', 'Last']), 'name', 2],
    [partsItem('phone', 'phone-1', ['Areacode', 'Prefix', 'Line']), 'phone', 3],
    [partsItem('time', 'time-1', ['Hour', 'Minute', 'Second', 'Ampm']), 'time', 4],
    [optionsItem('checkbox', 'checkbox-1', ['a', 'b']), 'checkbox', 2],
    [optionsItem('radio', 'radio-1', ['a', 'b']), 'radio', 2],
    [likertItem('likert-1', ['Q1', 'Q2']), 'likert', 10],
  ])('reads %#: %s', (item, kind, count) => {
    const [field] = readFormFields(formOf(item), quiet);
    expect(field).toMatchObject({ id: `${kind}-1`, kind, title: `The ${kind}`, maxLength: 0 });
    expect(field?.item).toBe(item);
    expect(field?.inputs).toHaveLength(count);
    expect(field?.inputs).toEqual([...item.querySelectorAll('input,select,textarea')]);
  });

  it('takes a hidden item for its own input, and a section for none', () => {
    const hidden = hiddenItem('hidden-1', 'utm', 'x');
    const section = element(
      'div',
      { class: 'form-item section underline' },
      element('div', { class: 'title' }, 'About you'),
    );
    expect(readFormFields(formOf(hidden, section), quiet)).toMatchObject([
      { id: 'hidden-1', kind: 'hidden', item: hidden, inputs: [hidden], title: 'utm' },
      { kind: 'section', inputs: [], title: 'About you' },
    ]);
  });

  it('reads the field of a newsletter', () => {
    const item = element(
      'div',
      { class: 'newsletter-form-field-wrapper form-item field email required', id: 'email-1' },
      element('label', { class: 'newsletter-form-field-label title' }, 'Email'),
      element('input', { type: 'email' }),
    );
    expect(readFormFields(formOf(item), quiet)).toMatchObject([{ id: 'email-1', kind: 'email' }]);
  });

  it('calls an older name field by its title, which stands before a hidden legend', () => {
    const item = partsItem('name', 'name-1', ['First', 'Last']);
    item
      .querySelector('legend')
      ?.replaceWith(
        element('legend', {}, 'Name'),
        element('div', { class: 'title' }, 'Your name *'),
      );
    expect(readFormFields(formOf(item), quiet)[0]?.title).toBe('Your name');
  });

  it('does not need the members of the form', () => {
    const names = ['querySelectorAll', 'getAttribute', 'addEventListener', 'elements', 'id'];
    const form = formOf(
      ...names.map((name) => singleItem('text', name, element('input', { name }))),
    );
    for (const name of names) Object.defineProperty(form, name, { value: element('input') });
    expect(readFormFields(form, quiet).map(({ id }) => id)).toEqual(names);
  });
});

describe('a maximum length', () => {
  it.each<[told: unknown, attributes: Record<string, string>, expected: number]>([
    [undefined, {}, 0],
    [undefined, { 'data-max-length': '120' }, 120],
    [undefined, { maxlength: '40' }, 40],
    ['', { 'data-max-length': '120' }, 120],
    ['200', { 'data-max-length': '120' }, 200],
    [200, {}, 200],
    ...[0, -1, 1.5, '0', 'many', ' ', null, {}, [5], Number.NaN, Number.POSITIVE_INFINITY].map(
      (none): [unknown, Record<string, string>, number] => [none, {}, 0],
    ),
    [undefined, { 'data-max-length': '-3' }, 0],
  ])('told %j, written %j: %d', (told, attributes, expected) => {
    const form = formOf(singleItem('textarea', 'textarea-1', element('textarea', attributes)));
    const [field] = readFormFields(form, quiet, (id) => (id === 'textarea-1' ? told : 7));
    expect(field?.maxLength).toBe(expected);
  });
});

describe('what can’t be understood', () => {
  const read = (item: HTMLElement) => {
    const warn = vi.fn();
    const fields = readFormFields(formOf(item), warn);
    return { fields, warnings: warn.mock.calls };
  };

  it('is taken for what its input is', () => {
    const text = read(
      element('div', { class: 'form-item field mood', id: 'mood-1' }, element('input')),
    );
    expect(text.fields).toMatchObject([{ id: 'mood-1', kind: 'text' }]);
    expect(text.warnings).toEqual([['mood-1', 'is of no known kind, and is taken for text']]);
    const wrong = read(
      element(
        'div',
        { class: 'form-item field text', id: 'text-1' },
        element('input', { type: 'checkbox' }),
      ),
    );
    expect(wrong.fields).toMatchObject([{ kind: 'checkbox' }]);
  });

  it('is left out where there is nothing to send, or nothing to send it by', () => {
    expect(read(element('div', { class: 'form-item field text', id: 'a' }))).toEqual({
      fields: [],
      warnings: [['a', 'has no inputs']],
    });
    expect(read(element('div', { class: 'form-item field text' }, element('input')))).toEqual({
      fields: [],
      warnings: [['form-item field text', 'has no id']],
    });
    const payment = partsItem('text', 'payment-1', ['Number', 'Code']);
    payment.className = 'form-item fields payment';
    expect(read(payment)).toEqual({
      fields: [],
      warnings: [['payment-1', 'is a payment, which a form does not send']],
    });
  });

  it('says which inputs are not sent, and which fields are there twice', () => {
    const both = optionsItem('checkbox', 'checkbox-1', ['a']);
    both.append(element('input', { type: 'text' }));
    expect(read(both)).toMatchObject({
      fields: [{ inputs: [{ type: 'checkbox' }] }],
      warnings: [['checkbox-1', 'has inputs that are not sent']],
    });
    const warn = vi.fn();
    readFormFields(formOf(singleItem('text', 'a'), singleItem('text', 'a')), warn);
    expect(warn.mock.calls).toEqual([['a', 'is there twice: only the last one is sent']]);
  });
});

describe('an owner’s own markup', () => {
  it('has a field for each name, and none for buttons, files and inputs without a name', () => {
    const label = element(
      'label',
      {},
      'Message ',
      element('textarea', { name: 'message', 'data-max-length': '9' }),
    );
    const form = formOf(
      element('label', { for: 'mail' }, 'Your mail *'),
      element('input', { type: 'email', name: 'mail', id: 'mail' }),
      label,
      element('input', { name: 'token', type: 'hidden' }),
      element('input', { name: 'day', type: 'date', 'aria-label': 'Day' }),
      element('input', { name: 'file', type: 'file' }),
      element('input', { name: 'go', type: 'submit' }),
      element('input', { type: 'text' }),
      element('input', { name: 'tel', type: 'tel', placeholder: 'Telephone' }),
      element('input', { name: 'tel', type: 'tel' }),
      element('button', { name: 'also' }),
    );
    document.body.append(form);
    expect(
      readFormFields(form, quiet).map(({ id, kind, title, inputs, maxLength }) => [
        id,
        kind,
        title,
        inputs.length,
        maxLength,
      ]),
    ).toEqual([
      ['mail', 'email', 'Your mail', 1, 0],
      ['message', 'textarea', 'Message', 1, 9],
      ['token', 'hidden', 'token', 1, 0],
      ['day', 'text', 'Day', 1, 0],
      ['tel', 'text', 'Telephone', 2, 0],
    ]);
    expect(readFormFields(form, quiet)[1]?.item).toBe(label);
    form.remove();
  });

  it('has none of another form’s inputs, and none of a captcha’s', () => {
    const form = formOf(
      element('input', { name: 'a' }),
      element('input', { name: 'b', form: 'search' }),
      element('div', { class: 'captcha-container' }, element('textarea', { name: 'answer' })),
    );
    document.body.append(form, element('form', { id: 'search' }));
    expect(readFormFields(form, quiet).map(({ id }) => id)).toEqual(['a']);
    document.body.replaceChildren();
  });

  it('calls a group by its legend, where the fieldset holds nothing else', () => {
    const option = (value: string) =>
      element('label', {}, element('input', { type: 'radio', name: 'size', value }), value);
    const fieldset = element(
      'fieldset',
      {},
      element('legend', {}, 'Size'),
      option('S'),
      option('M'),
    );
    expect(readFormFields(formOf(fieldset), quiet)).toMatchObject([
      { id: 'size', kind: 'radio', title: 'Size', item: fieldset },
    ]);
    fieldset.append(element('input', { name: 'other' }));
    const [size] = readFormFields(formOf(fieldset), quiet);
    expect(size?.item).toBe(fieldset.querySelector('label'));
  });
});
