import { beforeEach, expect, it } from 'vitest';
import { createAdoption } from './adoption';

let node: HTMLElement;
const markup = '<p class="\n  one   two\n" style="color:red" title="t">x</p>';

beforeEach(() => {
  document.body.innerHTML = markup;
  node = document.body.firstElementChild as HTMLElement;
});

it('gives attributes back, also those that were not there', () => {
  const adoption = createAdoption();
  adoption.attribute(node, 'title', 'ours');
  adoption.attribute(node, 'title', null);
  adoption.attribute(node, 'hidden', 'until-found');
  expect(node.outerHTML).not.toBe(markup.replace('\n', ''));
  adoption.release();
  expect(document.body.innerHTML).toBe(markup);
});

it('gives classes back in the spelling of the server', () => {
  const adoption = createAdoption();
  adoption.toggleClass(node, 'three', true);
  adoption.toggleClass(node, 'one', false);
  adoption.toggleClass(node, 'one', true);
  expect([...node.classList].sort()).toEqual(['one', 'three', 'two']);
  adoption.release();
  expect(document.body.innerHTML).toBe(markup);
});

it('gives styles back in the spelling of the server, and removes the attribute it brought', () => {
  document.body.append(document.createElement('i'));
  const bare = document.body.lastElementChild as HTMLElement;
  const before = document.body.innerHTML;
  const adoption = createAdoption();
  adoption.style(node, 'color', 'blue');
  adoption.style(node, 'height', '1px');
  adoption.style(bare, 'display', 'block');
  expect(node.style.color).toBe('blue');
  adoption.release();
  expect(document.body.innerHTML).toBe(before);
});

it('keeps what others changed meanwhile', () => {
  const adoption = createAdoption();
  adoption.toggleClass(node, 'ours', true);
  adoption.style(node, 'height', '1px');
  node.classList.add('theirs');
  node.style.setProperty('width', '2px');
  adoption.release();
  expect([...node.classList]).toEqual(['one', 'two', 'theirs']);
  expect(node.style.width).toBe('2px');
  expect(node.style.height).toBe('');
});

it('undoes adoptions of the same node one inside the other', () => {
  const outer = createAdoption();
  outer.style(node, 'display', 'none');
  const inner = createAdoption();
  inner.style(node, 'display', 'block');
  inner.release();
  expect(node.style.display).toBe('none');
  outer.release();
  expect(document.body.innerHTML).toBe(markup);
});

it('can be released twice', () => {
  const adoption = createAdoption();
  adoption.attribute(node, 'title', 'ours');
  adoption.release();
  node.title = 'theirs';
  adoption.release();
  expect(node.title).toBe('theirs');
});

it('gives a style back in the server’s spelling, where the browser has another', () => {
  document.body.innerHTML = '<p style="color:#FFF;padding-bottom:0.50%;"></p>';
  const before = document.body.innerHTML;
  const styled = document.body.firstElementChild as HTMLElement;
  const adoption = createAdoption();
  adoption.style(styled, 'padding-bottom', '50%');
  adoption.style(styled, 'margin', '0px');
  adoption.release();
  expect(document.body.innerHTML).toBe(before);
});

it('gives classes back in the server’s spelling, where it has one twice', () => {
  document.body.innerHTML = '<p class="wide  red wide"></p>';
  const before = document.body.innerHTML;
  const named = document.body.firstElementChild as HTMLElement;
  const adoption = createAdoption();
  adoption.toggleClass(named, 'open', true);
  adoption.release();
  expect(document.body.innerHTML).toBe(before);
});

it('leaves no empty attribute where two adoptions end in the order in which they began', () => {
  document.body.innerHTML = '<p></p>';
  const before = document.body.innerHTML;
  const styled = document.body.firstElementChild as HTMLElement;
  const adoptions = [createAdoption(), createAdoption()];
  for (const [at, property] of ['width', 'height'].entries()) {
    adoptions[at]?.style(styled, property, '10px');
    adoptions[at]?.toggleClass(styled, property, true);
  }
  for (const adoption of adoptions) adoption.release();
  expect(document.body.innerHTML).toBe(before);
});

it('gives an empty attribute back as one', () => {
  document.body.innerHTML = '<p class="" style=""></p>';
  const before = document.body.innerHTML;
  const empty = document.body.firstElementChild as HTMLElement;
  const adoption = createAdoption();
  adoption.toggleClass(empty, 'open', true);
  adoption.style(empty, 'width', '1px');
  adoption.release();
  expect(document.body.innerHTML).toBe(before);
});
