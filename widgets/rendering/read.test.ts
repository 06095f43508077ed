import { afterEach, expect, it, vi } from 'vitest';
import { readRendering } from './read';

const warn = vi.fn<(field: string, message: string) => void>();

const node = document.createElement('div');

function read(json: unknown, html = '') {
  node.innerHTML = html;
  return readRendering({ node, block: { id: 'rendering-1', json }, warn });
}

afterEach(() => warn.mockReset());

it('asks for the widget that the block names, its value as it is', () => {
  const value = { pageSize: 3, filter: null };
  expect(read({ type: 55, id: 'w', value })).toMatchObject({
    widget: { type: 55, id: 'w', value },
    collectionId: undefined,
  });
  expect(read({ type: 'events', id: 'w', collectionId: 'c' })).toMatchObject({
    widget: { type: 'events', id: 'w', value: undefined },
    collectionId: 'c',
  });
  expect(warn).not.toHaveBeenCalled();
});

it('fills its content element, else the block itself', () => {
  const json = { type: 55, id: 'w' };
  expect(read(json, '<p></p><div data-rendering-content id="neutral"></div>')?.place.id).toBe(
    'neutral',
  );
  expect(read(json, '<div class="sqs-block-content" id="platform"></div>')?.place.id).toBe(
    'platform',
  );
  expect(read(json, 'On its way')?.place).toBe(node);
});

it.each([
  [undefined, 'data-block-json'],
  ['text', 'data-block-json'],
  [[], 'data-block-json'],
  [{ id: 'w' }, 'type'],
  [{ type: null, id: 'w' }, 'type'],
  [{ type: 55 }, 'id'],
  [{ type: 55, id: 7 }, 'id'],
  [{ type: 55, id: 'w', collectionId: 7 }, 'collectionId'],
])('can use no %j: the warning names %s', (json, field) => {
  expect(read(json)).toBeNull();
  expect(warn).toHaveBeenCalledExactlyOnceWith(field, expect.stringContaining('left as it is'));
});
