import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTestRuntime } from '#fixtures/harness/testRuntime';
import { createTestScope } from '#fixtures/harness/testStage';
import { loadAhead } from './loadAhead';

beforeEach(() => vi.useFakeTimers());

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

/** Puts a gallery of two pictures into the page, of which the second asks for nothing. */
function stage() {
  document.body.innerHTML = '<div><button>a</button><button>b</button></div>';
  const [node, first, second] = document.querySelectorAll('div, button');
  if (!node || !first || !second) throw new Error('no stage');
  const runtime = createTestRuntime();
  const use = vi.spyOn(runtime, 'use').mockRejectedValue(new Error('not there'));
  const scope = createTestScope(runtime);
  loadAhead(scope, node, 'lightbox', ({ target }) => target === first);
  const fire = (target: Element, type: string, pointerType?: string) =>
    target.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), { pointerType }));
  return { node, first, second, use, scope, fire };
}

it('loads the service where a mouse rests for 65 ms, once', () => {
  const { first, use, fire } = stage();
  fire(first, 'pointerover', 'mouse');
  vi.advanceTimersByTime(64);
  expect(use).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(use).toHaveBeenCalledExactlyOnceWith('lightbox');
  fire(first, 'pointerover', 'mouse');
  fire(first, 'focusin');
  vi.advanceTimersByTime(65);
  expect(use).toHaveBeenCalledOnce();
});

it('loads it at once with the focus', () => {
  const { first, use, fire } = stage();
  fire(first, 'focusin');
  expect(use).toHaveBeenCalledOnce();
});

it.each([
  ['a mouse that goes on', ['pointerover', 'pointerleave'], 'mouse'],
  ['a finger', ['pointerover'], 'touch'],
])('loads nothing for %s', (_who, types, pointerType) => {
  const { first, node, use, fire } = stage();
  for (const type of types) fire(type === 'pointerleave' ? node : first, type, pointerType);
  vi.advanceTimersByTime(65);
  expect(use).not.toHaveBeenCalled();
});

it('loads nothing for what asks for nothing, nor after the end', () => {
  const { first, second, use, scope, fire } = stage();
  fire(second, 'focusin');
  fire(second, 'pointerover', 'mouse');
  vi.advanceTimersByTime(65);
  fire(first, 'pointerover', 'mouse');
  scope.destroy();
  vi.advanceTimersByTime(65);
  expect(use).not.toHaveBeenCalled();
});
