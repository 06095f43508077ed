import { describe, expect, it } from 'vitest';
import { createAdoption } from '#engine/adoption';
import { prepareMenu } from './prepare';

function prepared(html: string, kind = '') {
  const node = document.createElement('div');
  node.innerHTML = html;
  if (kind) node.dataset.block = kind;
  const before = node.outerHTML;
  const adoption = createAdoption();
  prepareMenu({ node, block: { id: 'menu-1', json: undefined }, adopt: adoption });
  const panels = [...node.querySelectorAll<HTMLElement>('.menu, [data-menu-panel]')];
  const giveBack = () => {
    adoption.release();
    return node.outerHTML;
  };
  return { panels, before, giveBack };
}

const TABS = '<div data-menu-tabs><button>Lunch</button><button>Dinner</button></div>';
const LABELS =
  '<div class="menu-selector"><label class="menu-select-labels">Lunch</label><label class="menu-select-labels">Dinner</label></div>';

describe('before the widget is here', () => {
  it('only the first panel takes room', () => {
    const { panels, before, giveBack } = prepared(
      `${TABS}<div data-menu-panel>Soup</div><div data-menu-panel>Fish</div>`,
      'menu',
    );
    expect(panels.map((panel) => panel.hasAttribute('hidden'))).toEqual([false, true]);
    expect(giveBack()).toBe(before);
  });

  it("the platform's first panel is shown, whichever the server sent open", () => {
    const { panels, before, giveBack } = prepared(
      `${LABELS}<div class="menus menus--has-multiple"><div class="menu">Soup</div><div class="menu menu-active" style="display: block">Fish</div></div>`,
    );
    expect(panels.map(({ style }) => style.display)).toEqual(['block', 'none']);
    expect(giveBack()).toBe(before);
  });

  it('a block that can not be driven is not touched', () => {
    const { before, giveBack, panels } = prepared(`${TABS}<div data-menu-panel>Soup</div>`, 'menu');
    expect(panels[0]?.parentElement?.outerHTML).toBe(before);
    expect(giveBack()).toBe(before);
  });
});
