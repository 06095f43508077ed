import { afterEach, describe, expect, it } from 'vitest';
import { usesClicks } from './usesClicks';
import { usesKeys } from './usesKeys';

afterEach(() => document.body.replaceChildren());

/** The innermost first element of some markup. */
function innermost(html: string): Element {
  document.body.innerHTML = html;
  let element = document.body.firstElementChild;
  while (element?.firstElementChild) element = element.firstElementChild;
  if (!element) throw new Error('No element');
  return element;
}

const FIELDS = [
  '<input>',
  '<textarea></textarea>',
  '<select><option>One</option></select>',
  '<p contenteditable><b>Text</b></p>',
  '<p contenteditable="true"><b>Text</b></p>',
];
const EMBEDS = ['<video></video>', '<audio></audio>', '<object></object>', '<embed>'];
const ROLES = ['slider', 'listbox', 'tablist', 'menu', 'textbox', 'grid'];
const CLICKED = [
  '<a href="#a"><img alt=""></a>',
  '<button><b>Go</b></button>',
  '<label><b>Name</b></label>',
  '<details><summary><b>More</b></summary></details>',
  '<p role="button"><b>Go</b></p>',
];
const NEITHER = ['<p>Text</p>', '<a>No link</a>', '<p contenteditable="false">Text</p>'];

describe('usesKeys', () => {
  it.each([...FIELDS, ...EMBEDS])('is true in %s', (html) => {
    expect(usesKeys(innermost(html))).toBe(true);
  });
  it.each(ROLES)('is true within a %s', (role) => {
    expect(usesKeys(innermost(`<p role="${role}"><b tabindex="0">One</b></p>`))).toBe(true);
  });
  it.each([...NEITHER, ...CLICKED])('is false in %s', (html) => {
    expect(usesKeys(innermost(html))).toBe(false);
  });
});

describe('usesClicks', () => {
  it.each([...FIELDS, ...EMBEDS, ...CLICKED])('is true in %s', (html) => {
    expect(usesClicks(innermost(html))).toBe(true);
  });
  it.each(NEITHER)('is false in %s', (html) => {
    expect(usesClicks(innermost(html))).toBe(false);
  });
  it('does not count what is around the root', () => {
    const image = innermost('<a href="#a"><p><img alt=""></p></a>');
    const root = image.parentElement ?? undefined;
    expect(usesClicks(image)).toBe(true);
    expect(usesClicks(image, root)).toBe(false);
  });
});
