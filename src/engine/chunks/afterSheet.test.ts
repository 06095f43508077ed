import { expect, it, vi } from 'vitest';
import { afterSheet } from './afterSheet';
import type { ChunkLoader } from './chunkLoader';

it('loads nothing before the sheet is open, nor where it can’t be', async () => {
  const load = vi.fn(async () => ({}));
  const open = vi.fn(async () => {
    expect(load).not.toHaveBeenCalled();
  });
  open.mockRejectedValueOnce(new Error('refused'));
  const loader = afterSheet({ nonce: 'the-nonce', load } as unknown as ChunkLoader, open);
  expect(loader.nonce).toBe('the-nonce');
  await expect(loader.load('menu')).rejects.toThrow('refused');
  expect(load).not.toHaveBeenCalled();
  await loader.load('menu');
  expect(load).toHaveBeenCalledExactlyOnceWith('menu', undefined);
});
