import { useLayoutEffect, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { mountBlock } from '#fixtures/harness/mountBlock';
import { createTestRuntime } from '#fixtures/harness/testRuntime';
import { defineIsland, type IslandProps } from './defineIsland';

/** Sets a title, and fails in a later rendering: when its node is told `skerry:fail`. */
function FailingIsland({ scope }: IslandProps<object>) {
  const [hasFailed, setFailed] = useState(false);
  useLayoutEffect(() => {
    scope.adopt.attribute(scope.node, 'title', 'ours');
    return scope.listen(scope.node, { 'skerry:fail': () => setFailed(true) });
  }, [scope]);
  if (hasFailed) throw new Error('later');
  return null;
}

it('gives the whole block back, and reports, when its island fails later', async () => {
  const report = vi.fn();
  const runtime = Object.assign(createTestRuntime(), { report });
  const node = document.createElement('p');
  mountBlock(defineIsland({ read: () => ({}), component: FailingIsland }), node, { runtime });
  expect(node.title).toBe('ours');
  node.dispatchEvent(new CustomEvent('skerry:fail'));
  await vi.waitFor(() => expect(node.hasAttribute('title')).toBe(false));
  expect(report).toHaveBeenCalledOnce();
});

it('refuses a block that can’t be read', () => {
  const mount = defineIsland({ read: () => null, component: () => null });
  expect(mountBlock(mount, document.createElement('p')).answer).toBe(false);
});
