import { afterEach, expect, it } from 'vitest';
import { readClassicMenu } from './read';

afterEach(() => document.body.replaceChildren());

function read(html: string, selector: string) {
  document.body.innerHTML = html;
  const node = document.querySelector<HTMLElement>(selector);
  if (!node) throw new Error('No node');
  return readClassicMenu(node);
}

it('reads a menu that slides over the page, with its folders and its ways to close', () => {
  const menu = read(
    `<div data-nc-base="mobile-bar"><button id="open" data-controller="MobileOverlayToggle"></button>
    <div class="Mobile-overlay"><div class="Mobile-overlay-menu">
      <button id="title" data-controller-folder-toggle="a&quot;b"></button>
      <div id="folder" data-controller-folder="a&quot;b"><button id="back" data-controller-folder-toggle="a&quot;b"></button></div>
      <div data-controller-folder="nobody"></div>
    </div><button id="close" data-controller="MobileOverlayToggle"></button></div></div>`,
    '[data-nc-base]',
  );
  const ids = (nodes: readonly HTMLElement[] = []) => nodes.map(({ id }) => id);
  expect(ids(menu?.buttons)).toEqual(['open']);
  expect(ids(menu?.closers)).toEqual(['close']);
  expect(menu?.folders).toHaveLength(1);
  expect(menu?.folders[0]).toMatchObject({
    title: { id: 'title' },
    content: { id: 'folder' },
    back: { id: 'back' },
    first: { id: 'back' },
  });
  expect(menu?.isModal).toBe(true);
});

it('reads a menu that a box shows: its folders have boxes, and no class', () => {
  const menu = read(
    `<input type="checkbox" id="mobileNavToggle"><div id="overlayNav">
      <div class="folder"><input type="checkbox" class="folder-toggle-box"><div class="subnav"></div></div></div>`,
    '#overlayNav',
  );
  expect(menu?.buttons[0]?.id).toBe('mobileNavToggle');
  expect(menu?.folders[0]?.marks).toEqual([]);
});

it.each([
  ['<a id="mobileMenu"></a>', 'mobile-nav-open', 'BODY'],
  ['<p id="mobileMenuLink"><a>Menu</a></p>', 'menu-open', 'DIV'],
])('tells by the button %s that the class is %s', (button, name, node) => {
  const menu = read(`${button}<div id="mobileNav"></div>`, '#mobileNav');
  expect(menu?.marks.map((mark) => [mark.name, mark.node.nodeName])).toEqual([[name, node]]);
});

it('is none without a button, or without a menu', () => {
  expect(read('<div id="mobileNav"></div>', '#mobileNav')).toBe(null);
  expect(read('<div data-nc-base="mobile-bar"></div>', 'div')).toBe(null);
  expect(read('<nav></nav>', 'nav')).toBe(null);
});
