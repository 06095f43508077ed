import { afterEach, expect, it } from 'vitest';
import { tabbables } from './tabbables';

afterEach(() => document.body.replaceChildren());

const stopsOf = (html: string) => {
  document.body.innerHTML = html;
  return tabbables(document.body).map(({ id }) => id);
};

it('stops at fields, links, buttons, frames and what the page made a stop, in order', () => {
  const html = `<input id="a"><a id="b" href="#x">x</a><iframe id="c"></iframe>
    <details open><summary id="d">x</summary></details><p id="e" tabindex="0">x</p>
    <select id="f"></select><textarea id="g"></textarea><p id="h" contenteditable>x</p>
    <video id="i" controls></video><button id="j">x</button>`;
  expect(stopsOf(html)).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']);
});

it.each<[title: string, html: string]>([
  ['hidden fields', '<input type="hidden">'],
  ['disabled fields', '<input disabled>'],
  ['fields of a disabled set', '<fieldset disabled><input></fieldset>'],
  ['what is taken out of the order', '<a href="#x" tabindex="-1">x</a>'],
  ['links that lead nowhere', '<a>x</a>'],
  ['what is inert', '<div inert><button>x</button></div>'],
  [
    'a second summary',
    '<details open><summary id="first"></summary><summary>x</summary></details>',
  ],
  ['what can not be edited', '<p contenteditable="false">x</p>'],
])('passes by %s', (_title, html) => {
  expect(stopsOf(html).filter((id) => id !== 'first')).toEqual([]);
});

it('stops once at a group of radio buttons that has a checked one', () => {
  const group = (checked: string) =>
    `<input type="radio" name="x" id="a"><input type="radio" name="x" id="b" ${checked}>
     <input type="checkbox" name="x" id="c" checked><form><input type="radio" name="x" id="d"></form>`;
  expect(stopsOf(group('checked'))).toEqual(['b', 'c', 'd']);
  expect(stopsOf(group(''))).toEqual(['a', 'b', 'c', 'd']);
});
