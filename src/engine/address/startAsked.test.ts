import { afterEach, expect, it } from 'vitest';
import { createTestRuntime } from '#fixtures/harness/testRuntime';
import { createPlacement } from '../registry/placement';
import { startAsked } from './startAsked';

afterEach(() => {
  history.replaceState(null, '', '/');
  document.body.replaceChildren();
});

/** The blocks that an address starts on a page of three; those with an item in their name show items. */
function startedAt(hash: string): string[] {
  document.body.innerHTML =
    '<div id="outer"><div id="inner-items"><p id="deep"></p></div></div><div id="far"></div>';
  const runtime = createTestRuntime();
  const started: string[] = [];
  for (const node of document.querySelectorAll<HTMLElement>('div')) {
    const initializer = {
      name: node.id,
      items: /items/.test(node.id),
      load: () => ({ mount() {} }),
    };
    const block = { id: node.id, json: null };
    runtime.blocks.set(node, [createPlacement(runtime, initializer, node, block)]);
    node.addEventListener('skerry:start', () => started.push(node.id));
  }
  history.replaceState(null, '', hash);
  startAsked(runtime);
  return started;
}

it('starts the blocks around the element that the address points at', () => {
  expect(startedAt('#deep')).toEqual(['outer', 'inner-items']);
  expect(startedAt('#far')).toEqual(['far']);
});

it('starts those that show items, where it names one', () => {
  expect(startedAt('#view=1&itemId=lamp')).toEqual(['inner-items']);
});

it.each(['/', '#nowhere', '#50%'])('starts nothing for %s', (address) => {
  expect(startedAt(address)).toEqual([]);
});
