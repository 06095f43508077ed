import { expect, it, vi } from 'vitest';
import { afterSheet } from './afterSheet';
import type { ChunkLoader } from './chunkLoader';

it('loads nothing before the sheet is open, nor where it can’t be', async () => {
  const load = vi.fn(async () => ({}));
  const openSheet = vi.fn(async (nonce: string) => {
    expect(nonce).toBe('the-nonce');
    expect(load).not.toHaveBeenCalled();
  });
  openSheet.mockRejectedValueOnce(new Error('refused'));
  const chunks = { nonce: 'the-nonce', load } as unknown as ChunkLoader;
  const loader = afterSheet(chunks, async () => ({ openSheet }));
  expect(loader.nonce).toBe('the-nonce');
  await expect(loader.load('menu')).rejects.toThrow('refused');
  expect(load).not.toHaveBeenCalled();
  await loader.load('menu');
  expect(load).toHaveBeenCalledExactlyOnceWith('menu', undefined);
});
