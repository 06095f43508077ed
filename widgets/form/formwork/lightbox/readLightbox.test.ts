import { afterEach, expect, it, vi } from 'vitest';
import { readLightbox } from './readLightbox';

const warn = vi.fn<(field: string, message: string) => void>();
afterEach(() => warn.mockReset());

const HANDLE =
  '<div class="lightbox-handle-wrapper"><button class="lightbox-handle">Ask</button></div>';

function wrapperOf(html: string): HTMLElement {
  const node = document.createElement('div');
  node.innerHTML = html;
  return node.querySelector('.form-wrapper') as HTMLElement;
}

it('a form behind a handle has both, and its title', () => {
  const wrapper = wrapperOf(
    `${HANDLE}<div class="form-wrapper hidden"><div class="form-title">Berths</div></div>`,
  );
  const model = readLightbox(wrapper, warn);
  expect(model?.handle?.textContent).toBe('Ask');
  expect(model?.title?.textContent).toBe('Berths');
  expect(warn).not.toHaveBeenCalled();
});

it('a form that is not hidden stands in the page', () => {
  expect(readLightbox(wrapperOf(`${HANDLE}<div class="form-wrapper"></div>`), warn)).toBeNull();
  expect(warn).not.toHaveBeenCalled();
});

it('one whose handle is missing is to be shown, and named; a neighbour’s is not its own', () => {
  const wrapper = wrapperOf(`<div>${HANDLE}</div><div class="form-wrapper hidden"></div>`);
  expect(readLightbox(wrapper, warn)).toMatchObject({ wrapper, handle: null, title: null });
  expect(warn.mock.calls.map(([field]) => field)).toEqual(['lightbox-handle']);
});
