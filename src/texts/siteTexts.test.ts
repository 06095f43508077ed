import { afterEach, expect, it, vi } from 'vitest';
import { createTestRuntime } from '#fixtures/harness/testRuntime';
import { siteTexts } from './siteTexts';
import { dialogs } from './widgets/dialogs';

const page = (json: string) => {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.dataset.skerryStrings = '';
  script.textContent = json;
  document.head.append(script);
};

afterEach(() => document.head.replaceChildren());

it('says the page’s own texts in place of the English ones', () => {
  page('{"dialogs": {"ok": "Gut", "close": 7}, "forms": {"submitting": "x"}}');
  const texts = siteTexts(createTestRuntime(), 'dialogs', dialogs);
  expect(texts).toEqual({ ...dialogs, ok: 'Gut' });
});

it('is English where the page has none', () => {
  expect(siteTexts(createTestRuntime(), 'dialogs', dialogs)).toEqual(dialogs);
});

it.each(['{', 'null', '[]', '7'])(
  'is English where the JSON is %s, and warns of what is none',
  (json) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    page(json);
    const runtime = createTestRuntime();
    siteTexts(runtime, 'dialogs', dialogs);
    expect(siteTexts(runtime, 'dialogs', dialogs)).toEqual(dialogs);
    expect(warn.mock.calls.flat()).toEqual(
      json === '{' ? [expect.stringMatching(/^Skerry: data-skerry-strings: SyntaxError/)] : [],
    );
    warn.mockRestore();
  },
);
