import { expect, it, vi } from 'vitest';
import { readLike } from './read';

/** A neutral button whose server wrote this count. */
function read(count: string) {
  document.body.innerHTML = `<div data-block="like"><form method="post" action="/likes/lamp">
    <button>Like <span data-like-count>${count}</span></button>
  </form></div>`;
  const warn = vi.fn();
  const node = document.body.firstElementChild as HTMLElement;
  const model = readLike({ node, warn, block: { id: 'like-1', json: undefined } });
  return { model, warned: warn.mock.calls };
}

it('reads a count that is a whole number', () => {
  const { model, warned } = read(' 12\n');
  expect(model?.first.count).toBe(12);
  expect(model?.count?.textContent).toBe(' 12\n');
  expect(warned).toEqual([]);
});

it.each(['1,234', '1.234', '1 234', '1.2k', '12 likes', '-1'])(
  'warns of the count “%s”, and writes none there',
  (count) => {
    const { model, warned } = read(count);
    expect(model?.count).toBeNull();
    expect(warned).toEqual([['data-like-count', `"${count}" is not digits alone; left as it is`]]);
  },
);
