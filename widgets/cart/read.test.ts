import { expect, it, vi } from 'vitest';
import type { BlockScope } from '#engine/scope';
import { createTestRuntime } from '#fixtures/harness/testRuntime';
import { readCartPage } from './read';

const warn = vi.fn();

/** The locale of a platform's page in German whose server says another. */
function localeOf(formattingLocale: unknown): string | undefined {
  const node = document.createElement('div');
  node.lang = 'de';
  node.id = 'sqs-cart-root';
  const script = document.createElement('script');
  script.type = 'application/json';
  script.textContent = JSON.stringify({ formattingLocale });
  const place = document.createElement('div');
  place.id = 'sqs-cart-container';
  node.append(script, place);
  const scope = { node, block: { id: 'cart-1' }, warn, runtime: createTestRuntime() };
  return readCartPage(scope as unknown as BlockScope)?.settings.numbers.locale;
}

it('writes prices in the language that the server says, else in that of the page', () => {
  expect(localeOf('fr-ch')).toBe('fr-CH');
  expect(localeOf(undefined)).toBe('de');
  expect(warn).not.toHaveBeenCalled();
});

it.each(['fr_CH', '', 5])('warns of the language %j, and takes that of the page', (said) => {
  expect(localeOf(said)).toBe('de');
  expect(warn).toHaveBeenLastCalledWith(
    'formattingLocale',
    expect.stringContaining("can't be used"),
  );
});
