import { expect, it, vi } from 'vitest';
import { readUsername } from './read';

function read(attribute: string | undefined, json?: object) {
  const node = document.createElement('div');
  if (attribute !== undefined) node.dataset.username = attribute;
  const warn = vi.fn();
  return [readUsername({ node, block: { id: 'a', json }, warn }), warn.mock.calls.length];
}

it.each([
  ['harbour', undefined, 'harbour'],
  [' @harbour ', undefined, 'harbour'],
  [undefined, { username: 'quay_1' }, 'quay_1'],
  ['harbour', { username: 'quay' }, 'harbour'],
])('reads %j and %j', (attribute, json, name) => {
  expect(read(attribute, json)).toEqual([name, 0]);
});

it('refuses what is no name, after a warning', () => {
  expect(read('../evil')).toEqual([null, 2]);
  expect(read(undefined)).toEqual([null, 1]);
  expect(read('a_name_that_is_too_long')[0]).toBeNull();
});
