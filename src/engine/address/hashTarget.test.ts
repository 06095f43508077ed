import { afterEach, expect, it } from 'vitest';
import { createTestRuntime } from '#fixtures/harness/testRuntime';
import { createHashTargets, hashTarget } from './hashTarget';

afterEach(() => {
  history.replaceState(null, '', '/');
  document.body.replaceChildren();
});

const at = (hash: string) => history.replaceState(null, '', hash);

it('finds the element by its id, also percent-encoded, and survives what is neither', () => {
  document.body.innerHTML = '<p id="größe"></p><p id="100%"></p>';
  at('/#gr%C3%B6%C3%9Fe');
  expect(hashTarget()?.id).toBe('größe');
  at('/#100%');
  expect(hashTarget()?.id).toBe('100%');
  at('/#50%');
  expect(hashTarget()).toBeNull();
  at('/');
  expect(hashTarget()).toBeNull();
});

it('tells the blocks around the target, now and at each change, until they stop listening', () => {
  document.body.innerHTML = '<div><section><p id="in"></p></section></div><p id="out"></p>';
  const section = document.querySelector('section') as HTMLElement;
  const told: string[] = [];
  at('/#in');
  const stop = createHashTargets(createTestRuntime()).watch(section, ({ id }) => told.push(id));
  expect(told).toEqual(['in']);
  at('/#out');
  dispatchEvent(new Event('hashchange'));
  at('/#in');
  dispatchEvent(new Event('hashchange'));
  expect(told).toEqual(['in', 'in']);
  stop();
  dispatchEvent(new Event('hashchange'));
  expect(told).toEqual(['in', 'in']);
});
