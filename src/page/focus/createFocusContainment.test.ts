import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestRuntime } from '#fixtures/harness/testRuntime';
import {
  type ContainedIn,
  createFocusContainment,
  type FocusContainment,
} from './createFocusContainment';

let containment: FocusContainment;

beforeEach(() => {
  const runtime = createTestRuntime();
  containment = createFocusContainment(runtime);
  document.body.innerHTML = `<button id="before">x</button>
    <div id="box"><h2 id="title" tabindex="-1">x</h2><input id="first"><a id="middle" href="#x">x</a><button id="last">x</button></div>
    <div id="empty"><p>x</p></div>
    <button id="after">x</button>`;
});
afterEach(() => {
  containment.destroy();
  document.body.replaceChildren();
});

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`There is no ${id}`);
  return found;
}

const focused = () => document.activeElement?.id;

/** Presses Tab; true where that is left to the browser. */
const tab = (init: KeyboardEventInit = {}) =>
  (document.activeElement ?? document).dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Tab', bubbles: true, cancelable: true, ...init }),
  );
const tabBack = () => tab({ shiftKey: true });

describe.each<[title: string, () => ContainedIn]>([
  ['a container', () => ({ container: element('box') })],
  ['a predicate', () => ({ predicate: (one: Element) => element('box').contains(one) })],
])('the focus in %s', (_title, where) => {
  beforeEach(() => {
    containment.contain(where());
    element('first').focus();
  });

  it('goes from the last to the first and back', () => {
    element('last').focus();
    expect(tab()).toBe(false);
    expect(focused()).toBe('first');
    expect(tabBack()).toBe(false);
    expect(focused()).toBe('last');
  });

  it('is left to the browser in between', () => {
    expect(tab()).toBe(true);
    element('middle').focus();
    expect(tab()).toBe(true);
    expect(tabBack()).toBe(true);
    element('last').focus();
    expect(tabBack()).toBe(true);
  });

  it('goes on from what is no stop itself', () => {
    element('title').focus();
    expect(tab()).toBe(true);
    expect(tabBack()).toBe(false);
    expect(focused()).toBe('last');
  });

  it('comes back when it gets out: to the end it came from', () => {
    element('last').focus();
    element('after').focus();
    expect(focused()).toBe('first');
    element('before').focus();
    expect(focused()).toBe('last');
  });

  it('may be moved by other keys', () => {
    element('last').focus();
    expect(tab({ ctrlKey: true })).toBe(true);
    expect(tab({ altKey: true })).toBe(true);
    expect(tab({ key: 'ArrowRight' })).toBe(true);
    expect(focused()).toBe('last');
  });
});

it('stays where there is one stop', () => {
  for (const id of ['first', 'middle']) element(id).remove();
  containment.contain({ container: element('box') });
  element('last').focus();
  tab();
  expect(focused()).toBe('last');
  tabBack();
  expect(focused()).toBe('last');
});

it('goes to the container where there is nothing inside, which is given back as it was', () => {
  const before = element('empty').outerHTML;
  const release = containment.contain({ container: element('empty') });
  element('after').focus();
  expect(focused()).toBe('empty');
  expect(tab()).toBe(false);
  expect(focused()).toBe('empty');
  release();
  expect(element('empty').outerHTML).toBe(before);
  element('after').focus();
  expect(focused()).toBe('after');
});

it('is held by the last containment, then by the one below it', () => {
  containment.contain({ container: element('box') });
  const release = containment.contain({ container: element('empty') });
  element('first').focus();
  expect(focused()).toBe('empty');
  release();
  release();
  element('after').focus();
  expect(focused()).toBe('first');
});

it('goes everywhere after destroy', () => {
  containment.contain({ container: element('empty') });
  element('after').focus();
  containment.destroy();
  expect(element('empty').hasAttribute('tabindex')).toBe(false);
  element('after').focus();
  expect(focused()).toBe('after');
});

it('needs exactly one of container and predicate', () => {
  const container = element('box');
  const predicate = () => true;
  // @ts-expect-error: what plain JavaScript may pass.
  expect(() => containment.contain({})).toThrow(/exactly one/);
  // @ts-expect-error: what plain JavaScript may pass.
  expect(() => containment.contain({ container, predicate })).toThrow(/exactly one/);
});
