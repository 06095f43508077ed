import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mountBlock } from '#fixtures/harness/mountBlock';
import { mount } from '.';

/** What the browser is asked to do; how it looks on the way is measured in the browser specs. */
const asked = vi.fn();
let reducesMotion = false;

beforeEach(() => {
  reducesMotion = false;
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: reducesMotion && query.includes('reduce'),
  }));
});

afterEach(() => {
  vi.unstubAllGlobals();
  asked.mockReset();
  document.body.replaceChildren();
});

/** An accordion of one item, pressed. */
async function pressed() {
  const node = document.createElement('div');
  node.dataset.block = 'accordion';
  node.innerHTML = `<div data-accordion-item><h3><button data-accordion-trigger>?</button></h3>
    <div data-accordion-panel>!</div></div>`;
  document.body.append(node);
  const panel = node.querySelector<HTMLElement>('[data-accordion-panel]');
  if (!panel) throw new Error('no panel');
  const animation = { cancel: vi.fn(), onfinish: null as (() => void) | null };
  panel.animate = (frames, options) => {
    asked(frames, options);
    return animation as unknown as Animation;
  };
  const { unmount } = mountBlock(mount, node);
  node.querySelector('button')?.click();
  await vi.waitFor(() => expect(panel.hasAttribute('hidden')).toBe(false));
  return { node, panel, animation, unmount };
}

const figures: [figure: string, milliseconds: number, measure: () => Promise<unknown>][] = [
  [
    'the height moves for 250 ms',
    250,
    async () => {
      await pressed();
      return asked.mock.calls[0]?.[1].duration;
    },
  ],
  [
    'and for no time where less motion is asked for',
    0,
    async () => {
      reducesMotion = true;
      const { node } = await pressed();
      const isOpen = node.querySelector('[data-is-open="true"]') !== null;
      return asked.mock.calls.length === 0 && isOpen ? 0 : 'moved';
    },
  ],
];

it.each(figures)('%s', async (_figure, value, measure) => {
  expect(await measure()).toBe(value);
});

it('leaves nothing of its motion behind', async () => {
  const { panel, animation } = await pressed();
  expect(panel.style.overflow).toBe('hidden');
  animation.onfinish?.();
  expect(panel.style.overflow).toBe('');
  expect(panel.style.height).toBe('');
});

it('stops when it is unmounted', async () => {
  const { node, animation, unmount } = await pressed();
  unmount();
  expect(animation.cancel).toHaveBeenCalledOnce();
  expect(node.querySelector('[style], [inert], [hidden]')).toBeNull();
});
