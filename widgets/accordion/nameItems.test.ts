import { afterEach, expect, it } from 'vitest';
import { mountBlock } from '#fixtures/harness/mountBlock';
import { mount } from '.';

afterEach(() => document.body.replaceChildren());

/** An accordion of one item, and what its trigger says that it opens. */
function mounted(id: string) {
  const node = document.createElement('div');
  node.dataset.block = 'accordion';
  node.innerHTML = `<div data-accordion-item><h3><button data-accordion-trigger>?</button></h3>
    <div data-accordion-panel>!</div></div>`;
  document.body.append(node);
  mountBlock(mount, node, { id });
  const controls = node.querySelector('button')?.getAttribute('aria-controls') ?? '';
  return { panel: node.querySelector('[data-accordion-panel]'), controls };
}

it('names a block’s own panels where two blocks have one id', () => {
  for (const { panel, controls } of [mounted('faq'), mounted('faq')]) {
    expect(document.getElementById(controls)).toBe(panel);
  }
});
