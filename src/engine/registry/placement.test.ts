import { expect, it, vi } from 'vitest';
import { createTestRuntime } from '#fixtures/harness/testRuntime';
import { createPlacement } from './placement';

it('makes the scope of a block when somebody asks for it, and one alone', () => {
  // The scope's warnings name the initializer: whoever makes one reads the name.
  const readName = vi.fn(() => 'map');
  const initializer = {
    get name() {
      return readName();
    },
    load: () => ({ mount() {} }),
  };
  const node = document.createElement('p');
  const placement = createPlacement(createTestRuntime(), initializer, node, {
    id: 'a',
    json: null,
  });
  expect(readName).not.toHaveBeenCalled();
  const made = placement.scope();
  expect(readName).toHaveBeenCalledTimes(1);
  expect(placement.scope()).toBe(made);
  expect(readName).toHaveBeenCalledTimes(1);
});
