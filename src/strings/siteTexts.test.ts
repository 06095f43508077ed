import { afterEach, expect, it, vi } from 'vitest';
import { createTestRuntime } from '../../fixtures/harness/testRuntime';
import { cart } from './cart';
import { siteTexts } from './siteTexts';

const page = (json: string) => {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.dataset.skerryStrings = '';
  script.textContent = json;
  document.head.append(script);
};

afterEach(() => document.head.replaceChildren());

it('says the page’s own texts in place of the English ones', () => {
  page('{"cart": {"label": "Warenkorb", "items": 7}, "forms": {"submitting": "x"}}');
  const texts = siteTexts(createTestRuntime(), 'cart', cart);
  expect(texts).toEqual({ ...cart, label: 'Warenkorb' });
});

it('is English where the page has none', () => {
  expect(siteTexts(createTestRuntime(), 'cart', cart)).toEqual(cart);
});

it.each(['{', 'null', '[]', '7'])(
  'is English where the JSON is %s, and warns of what is none',
  (json) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    page(json);
    const runtime = createTestRuntime();
    siteTexts(runtime, 'cart', cart);
    expect(siteTexts(runtime, 'cart', cart)).toEqual(cart);
    expect(warn.mock.calls.flat()).toEqual(
      json === '{' ? [expect.stringMatching(/^Skerry: data-skerry-strings: SyntaxError/)] : [],
    );
    warn.mockRestore();
  },
);
