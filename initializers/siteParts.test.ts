import { afterEach, expect, it } from 'vitest';
import { siteParts } from './siteParts';

/** Whether a page of this head calls for its parts. */
const isWanted = (head: string) => {
  document.head.innerHTML = head;
  return Boolean(siteParts.wanted?.({ read: (_, fallback) => fallback }));
};

afterEach(() => {
  document.head.replaceChildren();
  delete document.documentElement.dataset.consent;
  Reflect.deleteProperty(window, 'Static');
});

it('a page of no site calls for nothing', () => {
  expect(isWanted('<script src="own.js"></script><meta data-consent="ads">')).toBe(false);
});

it.each([
  '<script type="application/json" data-site-context>{}</script>',
  '<script type="text/plain" data-consent="ads"></script>',
  '<script defer data-debug src="skerry.js"></script>',
])('a page with %s calls for its parts', (head) => {
  expect(isWanted(head)).toBe(true);
});

it('so does one whose tags are to hear of consent, and one of the platform’s', () => {
  document.documentElement.dataset.consent = '';
  expect(isWanted('')).toBe(true);
  delete document.documentElement.dataset.consent;
  Object.assign(window, { Static: {} });
  expect(isWanted('')).toBe(true);
});
