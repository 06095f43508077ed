import { expect, it } from 'vitest';
import { createStrings, type StringOverrides } from './createStrings';
import { strings } from './strings';

it('gives the texts of the specification', () => {
  const { calls, cart, forms } = createStrings();
  expect(calls.unableToConnect).toBe('Unable to connect\u2026');
  expect(cart.items).toBe('{n} items in cart');
  expect(forms.unknownError).toBe('Unknown error, please try again later.');
});

it('shows an address where the specification has a place for one', () => {
  const { editing, forms } = createStrings();
  expect(forms.invalidEmail).toBe(
    'Email is not valid. Email addresses should follow the format name@example.com.',
  );
  expect(editing.linkFormat).toBe(
    'Links must be formatted as https://example.com or https://example.com',
  );
});

it('takes texts of another language, and leaves the others English', () => {
  const { cart, editing } = createStrings({
    cart: { label: 'Warenkorb', items: '{n} Artikel' },
    editing: { emailFormat: 'So: {email}' },
  });
  expect(cart.label).toBe('Warenkorb');
  expect(cart.items).toBe('{n} Artikel');
  expect(cart.oneItem).toBe('One item in cart');
  expect(editing.emailFormat).toBe('So: name@example.com');
  expect(createStrings().cart.label).toBe('Cart');
});

it('ignores what is no text of ours', () => {
  const overrides: unknown = JSON.parse(
    '{"cart": {"label": 7, "oneItem": null, "other": "x", "__proto__": {"items": "x"}}, "forms": "x", "more": {}, "__proto__": {"page": {"justNow": "x"}}}',
  );
  expect(createStrings(overrides as StringOverrides)).toEqual(createStrings());
});

it('says each text in one place', () => {
  const texts = Object.values(strings).flatMap((part): string[] => Object.values(part));
  expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
});
