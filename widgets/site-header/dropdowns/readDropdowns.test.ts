import { afterEach, expect, it } from 'vitest';
import { readDropdowns } from './readDropdowns';

afterEach(() => document.body.replaceChildren());

it.each([
  '<div class="header-nav-item--folder"><button class="header-nav-folder-title" id="t"></button><div class="header-nav-folder-content" id="l"></div></div>',
  '<span class="Header-nav-item--folder"><a class="Header-nav-folder-title" id="t"></a><span class="Header-nav-folder" id="l"></span></span>',
  '<div class="folder"><input class="folder-toggle-box" id="t"><label>A</label><div class="subnav" id="l"></div></div>',
  '<li class="folder"><div class="folder-parent"><a id="t">A</a><div class="folder-child-wrapper" id="l"><a>B</a></div></div></li>',
  '<li class="folder"><a id="t">A</a><div class="subnav" id="l"><a>B</a></div></li>',
])('reads %s', (html) => {
  document.body.innerHTML = html;
  expect(readDropdowns(document.body)).toMatchObject([{ title: { id: 't' }, list: { id: 'l' } }]);
});

it('leaves out what has no list or no title', () => {
  document.body.innerHTML = '<li class="folder"><a>A</a></li><li class="folder"></li>';
  expect(readDropdowns(document.body)).toEqual([]);
});
