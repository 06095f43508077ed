import { expect, it } from 'vitest';
import { createStrings, type StringOverrides } from './createStrings';
import { strings } from './strings';

it('gives the texts of the specification', () => {
  const { calls, contacts, forms } = createStrings();
  expect(calls.unableToConnect).toBe('Unable to connect\u2026');
  expect(contacts.label).toBe('Contact');
  expect(forms.unknownError).toBe('Unknown error, please try again later.');
});

it('shows an address where the specification has a place for one', () => {
  const { forms } = createStrings();
  expect(forms.invalidEmail).toBe(
    'Email is not valid. Email addresses should follow the format name@example.com.',
  );
});

it('takes texts of another language, and leaves the others English', () => {
  const { dialogs, forms } = createStrings({
    dialogs: { ok: 'Gut' },
    forms: { invalidEmail: 'So: {email}' },
  });
  expect(dialogs.ok).toBe('Gut');
  expect(dialogs.cancel).toBe('Cancel');
  expect(forms.invalidEmail).toBe('So: name@example.com');
  expect(createStrings().dialogs.ok).toBe('OK');
});

it('ignores what is no text of ours', () => {
  const overrides: unknown = JSON.parse(
    '{"dialogs": {"ok": 7, "cancel": null, "other": "x", "__proto__": {"close": "x"}}, "forms": "x", "more": {}, "__proto__": {"page": {"justNow": "x"}}}',
  );
  expect(createStrings(overrides as StringOverrides)).toEqual(createStrings());
});

it('says each text in one place', () => {
  const texts = Object.values(strings).flatMap((part): string[] => Object.values(part));
  expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
});
