import { afterEach, beforeEach, describe, expect, it, type Mock, vi } from 'vitest';
import { createTestRuntime } from '#fixtures/harness/testRuntime';
import type { Scope } from '../scope';
import { watchEarlyActivation } from './earlyActivation';
import { replayHeld } from './heldActivation';
import { createPlacement, type Placement } from './placement';

const HOVER_MS = 65;
const HOLD_MS = 10_000;

let placements: Map<Element, Placement[]>;
let scope: Scope;
let startAsked: Mock<() => void>;
let started: string[];

beforeEach(() => {
  vi.useFakeTimers();
  placements = new Map();
  started = [];
  scope = createTestRuntime().scope();
  startAsked = vi.fn();
  const start = ({ initializer, _isOver }: Placement) => {
    if (!_isOver) started.push(initializer.name);
  };
  watchEarlyActivation(scope, placements, start, startAsked);
});
afterEach(() => {
  scope.destroy();
  vi.useRealTimers();
  document.body.replaceChildren();
});

const show = (html: string) => {
  document.body.innerHTML = html;
};

function find<E extends Element>(css: string, type: abstract new () => E): E {
  const found = document.querySelector(css);
  if (!(found instanceof type)) throw new Error(`There is no ${css}`);
  return found;
}

const element = (css: string) => find(css, HTMLElement);

/** A block that waits for its code, named as its id. */
function wait(id: string, replay?: string): Placement {
  const node = element(`#${id}`);
  const block = { id, json: null };
  const initializer = {
    name: id,
    load: () => ({ mount() {} }),
    ...(replay && { replay }),
  };
  const placement = createPlacement(createTestRuntime(), initializer, node, block);
  placements.set(node, [...(placements.get(node) ?? []), placement]);
  return placement;
}

/** Its code is here: it settles, as the registry does it. */
function settle(placement: Placement): void {
  placement._isOver = true;
  replayHeld(placement);
}

const tell = (css: string, type: string) =>
  element(css).dispatchEvent(new Event(type, { bubbles: true }));

/** A visitor's click; true where the browser's default action runs. */
const click = (css: string, keys: MouseEventInit = {}) =>
  element(css).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }));

/** The clicks that reach an element, as its widget would hear them. */
function clicksOn(css: string): () => number {
  const heard = vi.fn();
  element(css).addEventListener('click', heard);
  return () => heard.mock.calls.length;
}

describe('a block starts at once', () => {
  beforeEach(() => {
    show('<div id="outer"><div id="inner"><button>Press</button></div><p>Text</p></div>');
    wait('outer');
    wait('inner');
  });

  it.each(['pointerdown', 'focusin'])('on %s, and so does each block around it', (type) => {
    tell('p', type);
    expect(started).toEqual(['outer']);
    tell('button', type);
    expect(started).toEqual(['outer', 'inner', 'outer']);
  });

  it('when the pointer rests on it for 65 ms', async () => {
    tell('button', 'pointerover');
    await vi.advanceTimersByTimeAsync(HOVER_MS - 1);
    expect(started).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(started).toEqual(['inner', 'outer']);
  });

  it('but not when the pointer only passes', async () => {
    tell('button', 'pointerover');
    await vi.advanceTimersByTimeAsync(HOVER_MS - 1);
    document.body.dispatchEvent(new Event('pointerover', { bubbles: true }));
    await vi.advanceTimersByTimeAsync(1000);
    expect(started).toEqual([]);
  });

  it('where the address comes to ask for it, which others know', () => {
    expect(startAsked).not.toHaveBeenCalled();
    dispatchEvent(new Event('hashchange'));
    expect(startAsked).toHaveBeenCalledOnce();
  });
});

describe('an activation before the code is here', () => {
  beforeEach(() => show('<div id="block"><button>Press</button><a href="#far">Far</a></div>'));

  it('is held, and replayed once when the block has settled', () => {
    const block = wait('block', 'button');
    const clicks = clicksOn('button');
    expect(click('button')).toBe(false);
    expect(click('button')).toBe(false);
    expect(clicks()).toBe(0);
    expect(started).toContain('block');
    settle(block);
    expect(clicks()).toBe(1);
    replayHeld(block);
    expect(clicks()).toBe(1);
    // The time for a hold is over: nothing is replayed once more.
    vi.advanceTimersByTime(HOLD_MS);
    expect(clicks()).toBe(1);
  });

  it('is held for each element, and replayed in the order of the presses', () => {
    show('<div id="block"><button id="x"></button><button id="y"></button></div>');
    const block = wait('block', 'button');
    const pressed: string[] = [];
    element('#block').addEventListener('click', ({ target }) =>
      pressed.push((target as Element).id),
    );
    for (const css of ['#y', '#x', '#y']) click(css);
    settle(block);
    expect(pressed).toEqual(['y', 'x']);
  });

  it('is found on what the named element holds', () => {
    show('<div id="block"><button><b>Press</b></button></div>');
    const block = wait('block', 'button');
    const clicks = clicksOn('button');
    expect(click('b')).toBe(false);
    settle(block);
    expect(clicks()).toBe(1);
  });

  it('of what is not named is the browser’s', () => {
    wait('block', 'button');
    const clicks = clicksOn('a');
    expect(click('a')).toBe(true);
    expect(clicks()).toBe(1);
  });

  it('of a block that names nothing is the browser’s', () => {
    wait('block');
    expect(click('button')).toBe(true);
  });

  it('of an element around the block is the browser’s', () => {
    show('<button><span id="block"><i>Icon</i></span></button>');
    wait('block', 'button');
    expect(click('i')).toBe(true);
  });

  it.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])('with %s is the browser’s', (key) => {
    wait('block', 'button, a');
    expect(click('a', { [key]: true })).toBe(true);
    expect(started).toEqual([]);
  });

  it('that the page has handled already is left alone', () => {
    wait('block', 'button');
    const handle = (event: Event) => event.preventDefault();
    window.addEventListener('click', handle, { capture: true });
    // The page's own listener was here first.
    scope.destroy();
    scope = createTestRuntime().scope();
    watchEarlyActivation(scope, placements, () => started.push('block'), startAsked);
    click('button');
    window.removeEventListener('click', handle, { capture: true });
    expect(started).toEqual([]);
  });

  it('of a block that has settled passes', () => {
    wait('block', 'button')._isOver = true;
    const clicks = clicksOn('button');
    expect(click('button')).toBe(true);
    expect(clicks()).toBe(1);
  });

  it('is let go after ten seconds: the browser’s default action runs, also from then on', async () => {
    show('<div id="block"><input type="checkbox"></div>');
    const block = wait('block', 'input');
    const box = find('input', HTMLInputElement);
    box.click();
    await vi.advanceTimersByTimeAsync(HOLD_MS - 1);
    expect(box.checked).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(box.checked).toBe(true);
    box.click();
    expect(box.checked).toBe(false);
    settle(block);
    expect(box.checked).toBe(false);
  });

  it('is the one block’s that names it, not that of a block around', () => {
    show('<div id="outer"><div id="inner"><button>Press</button></div></div>');
    const outer = wait('outer', 'button');
    const inner = wait('inner', 'button');
    const clicks = clicksOn('button');
    click('button');
    settle(inner);
    // The block around still waits: now the press is its own to hold.
    expect(clicks()).toBe(0);
    settle(outer);
    expect(clicks()).toBe(1);
  });
});

describe('a form sent before the code is here', () => {
  beforeEach(() =>
    // These names hide the form's own methods.
    show(`<form id="block"><input name="submit"><input name="click"><input name="requestSubmit">
      <button id="send">Send</button><button id="keep">Keep</button></form>`),
  );

  it('is held, and sent once, as it was sent first, when the block has settled', () => {
    const block = wait('block', 'form');
    const sent: (Element | null)[] = [];
    element('form').addEventListener('submit', (event) => {
      event.preventDefault();
      sent.push(event.submitter);
    });
    const button = element('#send');
    button.click();
    element('#keep').click();
    expect(sent).toEqual([]);
    expect(started).toContain('block');
    settle(block);
    expect(sent).toEqual([button]);
  });

  it('is not held up by a click on its fields', () => {
    wait('block', 'form');
    expect(click('input')).toBe(true);
    expect(started).toEqual([]);
  });
});

it('holds and starts nothing more after it was stopped', () => {
  show('<div id="block"><button id="target">Press</button></div>');
  wait('block', 'button');
  // The page's own may still be under way: that of its last hash.
  const others = vi.getTimerCount();
  tell('button', 'pointerover');
  scope.destroy();
  expect(vi.getTimerCount()).toBe(others);
  tell('button', 'pointerdown');
  tell('button', 'focusin');
  location.hash = '#target';
  window.dispatchEvent(new Event('hashchange'));
  expect(click('button')).toBe(true);
  expect(started).toEqual([]);
});
