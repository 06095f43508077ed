import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTestRuntime } from '#fixtures/harness/testRuntime';
import { createSpinner } from './createSpinner';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function load(region: Element) {
  const place = document.createElement('div');
  const scope = createTestRuntime().scope();
  place.append(createSpinner(scope, region, 'Loading the tides'));
  return {
    spoken: () => place.querySelector('[role=status]')?.textContent,
    heard: () => {
      const copy = place.cloneNode(true) as Element;
      for (const silent of copy.querySelectorAll('[aria-hidden=true]')) silent.remove();
      return copy.textContent;
    },
    place,
    stop: scope.destroy,
  };
}

const pass = (ms: number) => vi.advanceTimersByTime(ms);

it('has its live region at once, and says something only after 1000 ms', () => {
  const { spoken, place } = load(document.createElement('div'));
  expect(spoken()).toBe('');
  const region = place.querySelector('[role=status]');
  pass(999);
  expect(spoken()).toBe('');
  pass(1);
  expect(spoken()).toBe('Loading the tides');
  expect(place.querySelector('[role=status]')).toBe(region);
});

it('says nothing of what was loaded sooner', () => {
  const { stop, place } = load(document.createElement('div'));
  pass(500);
  stop();
  pass(5000);
  expect(place.textContent).toBe('');
  expect(vi.getTimerCount()).toBe(0);
});

it('hides its graphic from assistive technology', () => {
  const { heard, place } = load(document.createElement('div'));
  pass(1000);
  expect(heard()).toBe('Loading the tides');
  expect(place.querySelectorAll('[aria-hidden=true]')).toHaveLength(1);
});

it.each<[before: string | null]>([[null], ['false']])(
  'makes the region busy while it loads, and not itself; before it was %s',
  (before) => {
    const region = document.createElement('section');
    if (before !== null) region.setAttribute('aria-busy', before);
    const { stop, place } = load(region);
    expect(region.getAttribute('aria-busy')).toBe('true');
    expect(place.querySelector('[aria-busy]')).toBeNull();
    stop();
    expect(region.getAttribute('aria-busy')).toBe(before);
  },
);
