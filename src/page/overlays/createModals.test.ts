import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Runtime } from '#engine/runtime';
import { createTestRuntime } from '#fixtures/harness/testRuntime';
import { createModals, type Modals } from './createModals';
import { createOverlays } from './createOverlays';

let runtime: Runtime;
let modals: Modals;
let page: string;

beforeEach(() => {
  vi.stubGlobal('CSS', { supports: () => true });
  runtime = createTestRuntime();
  modals = runtime.part(createModals);
  document.body.innerHTML = `<main><button id="opener">x</button><button id="fallback">x</button></main>
    <aside inert>x</aside><div data-skerry-over id="message"></div>
    <div id="host"><div id="a"><button id="a1">x</button></div><div id="b"><button id="b1">x</button></div></div>`;
  page = document.documentElement.outerHTML;
  element('opener').focus();
});
afterEach(() => {
  modals.destroy();
  runtime.part(createOverlays).destroy();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`There is no ${id}`);
  return found;
}

const focused = () => document.activeElement?.id;
const pressEscape = () =>
  document.body.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
  );

/** Opens the layer `a` or `b`, which closes itself for Escape. */
function open(id: string, trail: HTMLElement[] = [element('opener'), element('fallback')]) {
  const layer = element(id);
  const close = modals.open({
    layer,
    container: layer,
    focus: () => element(`${id}1`).focus(),
    close: () => close(),
    trail,
  });
  return close;
}

const inert = () =>
  [...document.querySelectorAll('[inert]')].map(({ id, localName }) => id || localName);

it('makes all but itself inert once it is painted, holds the page, and gives everything back', async () => {
  const close = open('b');
  expect(inert()).toEqual(['aside']);
  expect(focused()).toBe('b1');
  await vi.waitFor(() => expect(inert()).toEqual(['main', 'aside', 'a']));
  expect(document.documentElement.style.getPropertyValue('overflow-y')).toBe('hidden');
  close();
  expect(document.documentElement.outerHTML).toBe(page);
  expect(focused()).toBe('opener');
  close();
  expect(focused()).toBe('opener');
});

it('says on the body that something is open, until the last one is closed', () => {
  const isSaid = () => document.body.classList.contains('dialog-open');
  const closeLower = open('a');
  const close = open('b');
  closeLower();
  expect(isSaid()).toBe(true);
  close();
  expect(isSaid()).toBe(false);
  expect(document.body.hasAttribute('class')).toBe(false);
});

it('is over what comes into the page later, but for what belongs on top', async () => {
  open('a');
  const late = document.createElement('section');
  const tooltip = document.createElement('i');
  tooltip.dataset.skerryOver = '';
  document.body.append(late, tooltip);
  await vi.waitFor(() => expect(inert()).toEqual(['main', 'aside', 'b', 'section']));
});

it('a second one is over the first, and never inside what is inert', async () => {
  open('a');
  await vi.waitFor(() => expect(inert()).toEqual(['main', 'aside', 'b']));
  open('b', [element('a1')]);
  // At once: what is inert would not take the focus.
  expect(inert()).toEqual(['main', 'aside', 'a']);
  pressEscape();
  expect(inert()).toEqual(['main', 'aside', 'b']);
  expect(focused()).toBe('a1');
  pressEscape();
  expect(document.documentElement.outerHTML).toBe(page);
  expect(focused()).toBe('opener');
});

it('paints a close first, where the focus stays: the page is inert for a frame more', async () => {
  const close = open('a', [element('a1')]);
  await vi.waitFor(() => expect(inert()).toEqual(['main', 'aside', 'b']));
  close();
  expect(focused()).toBe('a1');
  expect(inert()).toEqual(['main', 'aside', 'b']);
  await vi.waitFor(() => expect(document.documentElement.outerHTML).toBe(page));
});

it('gives the page back at once where nothing gets the focus: its own code may give it', async () => {
  const close = open('a', []);
  await vi.waitFor(() => expect(inert()).toEqual(['main', 'aside', 'b']));
  close();
  expect(document.documentElement.outerHTML).toBe(page);
});

it('the lower one may go first: the page stays held, and the focus finds its way back', async () => {
  const closeA = open('a');
  const closeB = open('b', [element('a1')]);
  await vi.waitFor(() => expect(inert()).toEqual(['main', 'aside', 'a']));
  closeA();
  element('a').hidden = true;
  element('a1').remove();
  expect(inert()).toEqual(['main', 'aside', 'a']);
  expect(focused()).toBe('b1');
  closeB();
  expect(focused()).toBe('opener');
});

it('gives the focus to the fallback when the opener is gone', () => {
  const close = open('a');
  element('opener').remove();
  close();
  expect(focused()).toBe('fallback');
});

it('leaves the focus where the page has put it meanwhile', () => {
  const close = open('a');
  const own = document.createElement('button');
  own.id = 'own';
  element('a').before(own);
  vi.spyOn(document, 'activeElement', 'get').mockReturnValue(own);
  const toOpener = vi.spyOn(element('opener'), 'focus');
  close();
  expect(toOpener).not.toHaveBeenCalled();
});

it('gives the page back when Skerry stops', () => {
  open('a');
  open('b');
  modals.destroy();
  expect(document.documentElement.outerHTML).toBe(page);
  expect(pressEscape()).toBe(true);
});
