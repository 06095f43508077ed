import { describe, expect, it } from 'vitest';
import { createAdoption } from '#engine/adoption';
import { prepareAccordion } from './prepare';

const item = (classes: boolean) =>
  classes
    ? `<li class="accordion-item"><h4><button class="accordion-item__click-target">?</button></h4>
       <div class="accordion-item__dropdown">!</div></li>`
    : `<div data-accordion-item><h3><button data-accordion-trigger>?</button></h3>
       <div data-accordion-panel>!</div></div>`;

function prepared(html: string, json?: unknown, kind = '') {
  const node = document.createElement('div');
  node.innerHTML = html;
  if (kind) node.dataset.block = kind;
  const before = node.outerHTML;
  const adoption = createAdoption();
  prepareAccordion({ node, block: { id: 'accordion-1', json }, adopt: adoption });
  const panels = [
    ...node.querySelectorAll<HTMLElement>('[data-accordion-panel], .accordion-item__dropdown'),
  ];
  return {
    node,
    before,
    adoption,
    shown: panels.map((panel) => panel.style.display !== 'none' && !panel.hasAttribute('hidden')),
  };
}

const platform = (attributes: string) =>
  `<ul class="accordion-items-container" ${attributes}>${item(true).repeat(2)}</ul>`;

describe('before the widget is here', () => {
  it.each<[title: string, html: string, json: unknown, kind: string, shown: boolean[]]>([
    ['neutral markup is closed', item(false).repeat(2), undefined, 'accordion', [false, false]],
    [
      'neutral markup shows its first item if the block says so',
      item(false).repeat(2),
      { isExpandedFirstItem: true },
      'accordion',
      [true, false],
    ],
    [
      "the platform's markup shows its first item if the list says so",
      platform('data-is-expanded-first-item="true"'),
      undefined,
      '',
      [true, false],
    ],
  ])('%s', (_title, html, json, kind, shown) => {
    const { node, before, adoption, shown: found } = prepared(html, json, kind);
    expect(found).toEqual(shown);
    adoption.release();
    expect(node.outerHTML).toBe(before);
  });

  it("the platform's markup, which its CSS closes, stays closed", () => {
    const { shown } = prepared(platform('data-is-expanded-first-item=""'));
    expect(shown).toEqual([false, false]);
  });

  const lost = '<div data-accordion-item><p>No trigger</p><div data-accordion-panel>!</div></div>';
  const outer = `<div data-accordion-item><div data-accordion-panel>${item(false)}</div></div>`;
  it.each<[title: string, html: string]>([
    ['an item without a trigger', lost + item(false)],
    ['an item whose only trigger is in its panel', outer],
    ['a panel outside of items', `<div data-accordion-panel>!</div>${item(false)}`],
  ])('all stays as it is with what nobody will open: %s', (_title, html) => {
    expect(prepared(html, undefined, 'accordion').shown).toEqual([true, true]);
  });
});
