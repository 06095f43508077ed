import { afterEach, describe, expect, it, vi } from 'vitest';
import { readMenu } from './read';

const warn = vi.fn<(field: string, message: string) => void>();

function nodeOf(html: string): HTMLElement {
  const node = document.createElement('div');
  node.innerHTML = html;
  return node;
}

const tabs = (count: number) =>
  `<div data-menu-tabs>${'<button>Menu</button>'.repeat(count)}</div>`;
const panels = (count: number) => '<div data-menu-panel>Soup</div>'.repeat(count);
const neutral = (tabCount: number, panelCount = tabCount) =>
  nodeOf(tabs(tabCount) + panels(panelCount));

const platform = (tabCount: number, panelCount: number) =>
  nodeOf(`<div class="menu-wrapper">
    ${tabCount ? `<div class="menu-selector" role="tablist">${'<label class="menu-select-labels" role="tab">Menu</label>'.repeat(tabCount)}</div>` : ''}
    <div class="menus">${'<div class="menu" role="tabpanel"><div class="menu-items"></div></div>'.repeat(panelCount)}</div>
  </div>`);

const read = (node: HTMLElement, json?: unknown) =>
  readMenu({ node, block: { id: 'menu-1', json }, warn });

afterEach(() => warn.mockReset());

describe('a menu block', () => {
  it('has its tabs and panels, in order', () => {
    const node = neutral(3);
    const model = read(node);
    expect(model?.list).toBe(node.firstElementChild);
    expect(model?.tabs).toEqual([...node.querySelectorAll('button')]);
    expect(model?.panels).toEqual([...node.querySelectorAll('[data-menu-panel]')]);
    expect(warn).not.toHaveBeenCalled();
  });

  it("is read out of the platform's markup", () => {
    const node = platform(2, 2);
    const model = read(node);
    expect(model?.tabs).toEqual([...node.querySelectorAll('label')]);
    expect(model?.panels).toEqual([...node.querySelectorAll('.menu')]);
  });

  it.each<[title: string, HTMLElement]>([
    ["the platform's, without a list of tabs", platform(0, 1)],
    ['neutral, with one tab', neutral(1)],
    ['empty', nodeOf('')],
  ])('with one menu has nothing to drive and nothing to warn of: %s', (_title, node) => {
    expect(read(node)).toBeNull();
    expect(warn).not.toHaveBeenCalled();
  });

  it.each<[title: string, HTMLElement]>([
    ['a panel too many', neutral(2, 3)],
    ['a tab too many', neutral(3, 2)],
    ['panels without tabs', platform(0, 2)],
  ])('is left as it is, and says so: %s', (_title, node) => {
    expect(read(node)).toBeNull();
    expect(warn.mock.calls.map(([field]) => field)).toEqual(['tabs']);
  });

  it('leaves the menu inside a panel to itself', () => {
    const node = nodeOf(
      `${tabs(2)}<div data-menu-panel><div data-block="menu">${tabs(3)}${panels(3)}</div></div>${panels(1)}`,
    );
    expect(read(node)?.tabs).toHaveLength(2);
    expect(read(node)?.panels).toEqual([node.children[1], node.children[2]]);
  });

  it('takes buttons inside a panel for what they are', () => {
    const node = nodeOf(`${tabs(2)}<div data-menu-panel><button>Order</button></div>${panels(1)}`);
    expect(read(node)?.tabs).toHaveLength(2);
  });
});

describe('activation', () => {
  it.each<[json: unknown, automatic: boolean, warned: string[]]>([
    [undefined, false, []],
    [{}, false, []],
    [{ activation: 'manual' }, false, []],
    [{ activation: 'automatic' }, true, []],
    [{ activation: 'sometimes' }, false, ['activation']],
    [{ activation: true }, false, ['activation']],
    ['automatic', false, ['data-block-json']],
  ])('%j', (json, automatic, warned) => {
    expect(read(neutral(2), json)?.automatic).toBe(automatic);
    expect(warn.mock.calls.map(([field]) => field)).toEqual(warned);
  });
});
