import { beforeEach, expect, it, vi } from 'vitest';
import { openWindow } from './openWindow';

const open = vi.fn<typeof window.open>(() => null);

beforeEach(() => {
  open.mockClear();
  vi.spyOn(window, 'open').mockImplementation(open);
});

it.each([
  ['/shop', `${location.origin}/shop`],
  ['https://shop.example/boats', 'https://shop.example/boats'],
])('%s opens a window that knows nothing of this one', (address, href) => {
  expect(openWindow(address, ['shop.example'])).toBe(true);
  expect(open.mock.calls).toEqual([[href, '_blank', 'noopener']]);
});

it.each(['javascript:alert(1)', 'https://evil.example/', 'https://a:b@shop.example/', 'https://'])(
  '%s opens none',
  (address) => {
    expect(openWindow(address, ['shop.example'])).toBe(false);
    expect(open).not.toHaveBeenCalled();
  },
);
