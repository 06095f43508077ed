import { expect, it, vi } from 'vitest';
import type { BlockScope } from '#engine/scope';
import { readSearch } from './read';

/** A neutral search with this field. */
function read(field: string) {
  document.body.innerHTML = `<form data-block="search" action="/search">${field}</form>`;
  const node = document.body.firstElementChild;
  const warn = vi.fn();
  const scope = { node, block: { id: 'search-1' }, warn } as unknown as BlockScope;
  return { model: readSearch(scope), warned: warn.mock.calls };
}

it.each(['type="search" name="q"', 'type="text" name="q"', 'name="q"'])(
  'takes <input %s> for its field',
  (attributes) => {
    const { model, warned } = read(`<input type="hidden" name="lang"><input ${attributes}>`);
    expect(model).toMatchObject({ path: '/search', name: 'q' });
    expect(warned).toEqual([]);
  },
);

it.each(['type="hidden" name="q"', 'type="checkbox" name="q"', 'type="search"', ''])(
  'does not take <input %s>, and warns',
  (attributes) => {
    const { model, warned } = read(`<input ${attributes}>`);
    expect(model).toBeNull();
    expect(warned).toEqual([['form', expect.stringContaining('no named field')]]);
  },
);
