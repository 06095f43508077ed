import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTestRuntime } from '#fixtures/harness/testRuntime';
import { createTestScope } from '#fixtures/harness/testStage';
import { galleries as texts } from '#texts/widgets/galleries';
import { readSlides } from '../slides/readSlides';
import { createPickers } from './pickers';

const pick = vi.fn<(index: number) => void>();

beforeEach(() => pick.mockReset());
afterEach(() => document.body.replaceChildren());

/** A row of pickers beside slides, of which there may be more or fewer. */
function create(slideCount: number, pickerCount: number) {
  document.body.innerHTML = `<div id="root">${'<p>Words</p>'.repeat(slideCount)}</div>
    <div>${'<button type="button"></button>'.repeat(pickerCount)}</div>`;
  const root = document.querySelector('#root') as HTMLElement;
  const nodes = [...document.querySelectorAll('button')];
  const scope = createTestScope(createTestRuntime());
  const slides = readSlides(root);
  const row = createPickers(nodes, { scope, texts, root, slides, isRtl: false, pick });
  return {
    nodes,
    row,
    marked: () => nodes.map((node) => node.getAttribute('aria-selected')).indexOf('true'),
    stops: () => nodes.flatMap((node, index) => (node.tabIndex < 0 ? [] : [index])),
    press: (index: number, key: string) =>
      nodes[index]?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })),
  };
}

it('pickers without a slide pick nothing', () => {
  const { nodes, row, marked, press } = create(4, 6);
  row.update(3);
  nodes[5]?.click();
  press(5, 'Enter');
  expect(pick).not.toHaveBeenCalled();
  expect(marked()).toBe(3);
  press(3, 'ArrowRight');
  press(0, 'End');
  press(0, 'ArrowLeft');
  expect(pick.mock.calls).toEqual([[0], [3], [3]]);
});

it('a slide without a picker marks none, and Tab still comes to the row', () => {
  const { row, marked, stops } = create(6, 4);
  row.update(2);
  expect([marked(), stops()]).toEqual([2, [2]]);
  row.update(5);
  expect([marked(), stops()]).toEqual([-1, [3]]);
});
