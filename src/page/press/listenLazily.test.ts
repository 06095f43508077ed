import { afterEach, expect, it, vi } from 'vitest';
import { createTestRuntime } from '#fixtures/harness/testRuntime';
import { createTestScope } from '#fixtures/harness/testStage';
import { listenLazily } from './listenLazily';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** Makes buttons in the page that say what they hear. */
function create(count: number) {
  const heard: string[] = [];
  const scope = createTestScope(createTestRuntime());
  const nodes = Array.from({ length: count }, (_, index) => {
    const node = document.createElement('button');
    document.body.append(node);
    const hear = (event: Event) => heard.push(`${event.type} ${index}`);
    listenLazily(scope, node, { click: hear, keydown: hear });
    return node;
  });
  const node = (index: number) => {
    const found = nodes[index];
    if (!found) throw new Error(`no button ${index}`);
    return found;
  };
  return { heard, scope, node };
}

const key = () => new KeyboardEvent('keydown', { key: 'Enter', bubbles: true });

it('adds two listeners to the window, and none to a node before its first event', () => {
  const atWindow = vi.spyOn(window, 'addEventListener');
  const atNodes = vi.spyOn(EventTarget.prototype, 'addEventListener');
  const { node } = create(50);
  expect(atWindow.mock.calls.map(([type]) => type)).toEqual(['click', 'keydown']);
  expect(atNodes).not.toHaveBeenCalled();
  node(3).click();
  expect(atNodes.mock.contexts).toEqual([node(3), node(3)]);
});

it('hears the first event, and each later one once', () => {
  const { heard, node } = create(3);
  node(1).click();
  node(1).click();
  node(1).dispatchEvent(key());
  node(2).dispatchEvent(key());
  expect(heard).toEqual(['click 1', 'click 1', 'keydown 1', 'keydown 2']);
});

it('hears an event that does not bubble, and one of an element within', () => {
  const { heard, node } = create(2);
  node(0).dispatchEvent(new Event('click'));
  const within = node(1).appendChild(document.createElement('b'));
  within.click();
  expect(heard).toEqual(['click 0', 'click 1']);
});

it('hears nothing that was stopped before the node', () => {
  const { heard, node } = create(1);
  const stop = (event: Event) => event.stopPropagation();
  document.body.addEventListener('click', stop, true);
  node(0).click();
  expect(heard).toEqual([]);
  document.body.removeEventListener('click', stop, true);
  node(0).click();
  expect(heard).toEqual(['click 0']);
});

it('listens at once in a shadow tree, whose events may stay within', () => {
  const { heard, scope } = create(0);
  const host = document.body.appendChild(document.createElement('div'));
  const form = document.createElement('form');
  host.attachShadow({ mode: 'open' }).append(form);
  listenLazily(scope, form, { change: () => heard.push('change') });
  form.dispatchEvent(new Event('change', { bubbles: true }));
  expect(heard).toEqual(['change']);
});

it.each(['before', 'after'])('hears nothing of a scope that ended %s the first event', (when) => {
  const { heard, node, scope } = create(1);
  if (when === 'after') node(0).click();
  scope.destroy();
  node(0).click();
  expect(heard).toEqual(when === 'after' ? ['click 0'] : []);
});
