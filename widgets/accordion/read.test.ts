import { afterEach, describe, expect, it, vi } from 'vitest';
import { readAccordion } from './read';

const warn = vi.fn<(field: string, message: string) => void>();

function nodeOf(html: string): HTMLElement {
  const node = document.createElement('div');
  node.innerHTML = html;
  return node;
}

const platform = (attributes: string, items = 2) => {
  const item = `<li class="accordion-item">
    <h4 class="accordion-item__title-wrapper"><button class="accordion-item__click-target">
      <span class="accordion-item__title">A question</span>
      <div class="accordion-icon-container" data-is-open="false"></div>
    </button></h4>
    <div class="accordion-item__dropdown"><div>An answer</div></div>
  </li>`;
  return nodeOf(`<ul class="accordion-items-container" ${attributes}>${item.repeat(items)}</ul>`);
};

const neutralItem = (content: string) => `<div data-accordion-item>
  <h3><button data-accordion-trigger>A question</button></h3>
  <div data-accordion-panel>${content}</div>
</div>`;

const read = (node: HTMLElement, json?: unknown) =>
  readAccordion({ node, block: { id: 'accordion-1', json }, warn });

const MULTIPLE = 'data-should-allow-multiple-open-items';
const FIRST = 'data-is-expanded-first-item';

afterEach(() => warn.mockReset());

describe("the platform's markup", () => {
  it.each<[attributes: string, allowMultiple: boolean, firstOpen: boolean]>([
    [`${MULTIPLE}="true" ${FIRST}="true"`, true, true],
    [`${MULTIPLE}="false" ${FIRST}="false"`, false, false],
    [`${MULTIPLE}="" ${FIRST}=""`, false, false],
    [`${MULTIPLE}="true"`, true, false],
    ['', false, false],
  ])('is read: %s', (attributes, allowMultiple, firstOpen) => {
    expect(read(platform(attributes))).toMatchObject({ allowMultiple, firstOpen });
    expect(warn).not.toHaveBeenCalled();
  });

  it('falls back for a wrong attribute, and names it', () => {
    expect(read(platform(`${MULTIPLE}="sometimes" ${FIRST}="true"`))).toMatchObject({
      allowMultiple: false,
      firstOpen: true,
    });
    expect(warn.mock.calls.map(([field]) => field)).toEqual([MULTIPLE]);
  });

  it('does not let block JSON speak for its attributes', () => {
    const json = { allowMultipleOpenItems: true, isExpandedFirstItem: true };
    expect(read(platform(''), json)).toMatchObject({ allowMultiple: false, firstOpen: false });
  });

  it('has its items, in order', () => {
    const node = platform('', 3);
    const items = read(node)?.items ?? [];
    expect(items.map(({ item }) => item)).toEqual([...node.querySelectorAll('li')]);
  });
});

describe('neutral markup', () => {
  it.each<[json: unknown, allowMultiple: boolean, firstOpen: boolean, warned: string[]]>([
    [undefined, false, false, []],
    [{}, false, false, []],
    [{ allowMultipleOpenItems: true, isExpandedFirstItem: true }, true, true, []],
    [{ allowMultipleOpenItems: null, isExpandedFirstItem: '' }, false, false, []],
    [{ allowMultipleOpenItems: 'yes' }, false, false, ['allowMultipleOpenItems']],
    [{ isExpandedFirstItem: 1 }, false, false, ['isExpandedFirstItem']],
    ['closed', false, false, ['data-block-json']],
    [null, false, false, ['data-block-json']],
  ])('is read: %j', (json, allowMultiple, firstOpen, warned) => {
    const model = read(nodeOf(neutralItem('An answer')), json);
    expect(model).toMatchObject({ allowMultiple, firstOpen });
    expect(warn.mock.calls.map(([field]) => field)).toEqual(warned);
  });

  it('leaves the accordion inside a panel to itself', () => {
    const inner = `<div data-block="accordion">${neutralItem('Inside')}</div>`;
    const node = nodeOf(neutralItem(inner) + neutralItem('Outside'));
    const items = read(node)?.items ?? [];
    expect(items.map(({ item }) => item)).toEqual([...node.children]);
  });

  it('passes over an item without a trigger or without a panel', () => {
    const node = nodeOf(
      `<div data-accordion-item><p>Nothing to press</p><div data-accordion-panel></div></div>
       <div data-accordion-item><button data-accordion-trigger>Nothing below</button></div>
       <div data-accordion-item><div data-accordion-panel>${neutralItem('Inside')}</div></div>
       ${neutralItem('An answer')}`,
    );
    const inside = node.querySelector('[data-accordion-panel] > [data-accordion-item]');
    expect(read(node)?.items.map(({ item }) => item)).toEqual([inside, node.children[3]]);
  });

  it('can not be used without any item, and says so', () => {
    expect(read(nodeOf('<p>Nothing here</p>'))).toBeNull();
    expect(warn.mock.calls.map(([field]) => field)).toEqual(['items']);
  });
});
