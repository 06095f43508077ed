import { expect, it, vi } from 'vitest';
import { createAdoption } from '#engine/adoption';
import { createHiding, DISABLED, LOADED } from './createHiding';

it('has the styles computed once for all that it hides in a task, before any may move again', async () => {
  const hide = createHiding();
  const nodes = [1, 2, 3].map(() => document.createElement('div'));
  const seen: string[][] = [];
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => {
    seen.push(nodes.map((node) => node.className));
    return new DOMRect();
  });
  for (const turn of [1, 2]) {
    for (const node of nodes) {
      node.className = LOADED;
      hide(node, { adopt: createAdoption() });
    }
    await Promise.resolve();
    expect(seen).toHaveLength(turn);
    expect(seen.at(-1)).toEqual([DISABLED, DISABLED, DISABLED]);
    expect(nodes.map((node) => node.className)).toEqual(['', '', '']);
  }
  vi.restoreAllMocks();
});
