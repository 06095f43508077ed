import 'intersection-observer';
import { afterEach, expect, it, vi } from 'vitest';
import { createVisibility } from './visibility';

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const rect = (top: number, height: number) =>
  ({ top, bottom: top + height, height, left: 0, right: 1000, width: 1000 }) as DOMRect;

function place(top: number): HTMLElement {
  const node = document.createElement('div');
  node.getBoundingClientRect = () => rect(top, 100);
  document.body.append(node);
  return node;
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 150));

it('tells of nodes within the margin, and of others when they come', async () => {
  const viewport = { clientWidth: 1000, clientHeight: 768 };
  for (const [name, value] of Object.entries(viewport)) {
    Object.defineProperty(document.documentElement, name, { value, configurable: true });
  }
  const told: Record<string, boolean> = {};
  const { watch } = createVisibility('200px');
  const stops = [
    watch(place(900), (visible) => {
      told.near = visible;
    }),
    watch(place(1200), (visible) => {
      told.far = visible;
    }),
  ];
  await settled();
  expect(told.near).toBe(true);
  expect(told.far).not.toBe(true);
  for (const stop of stops) stop();
});

it('counts everything as in view where the browser has no observer', () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  const tell = vi.fn();
  createVisibility().watch(place(9000), tell);
  expect(tell).toHaveBeenCalledWith(true);
});
