import { afterEach, expect, it, vi } from 'vitest';
import { afterSheet } from './afterSheet';
import type { ChunkLoader } from './chunkLoader';

/** What the browser answers to whether it knows a property. */
const browserKnows = (supports: boolean) => vi.stubGlobal('CSS', { supports: () => supports });

afterEach(() => vi.unstubAllGlobals());

it('loads nothing before the sheet is open, nor where it can’t be', async () => {
  browserKnows(false);
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

it('opens no sheet in a browser that takes the styles as they are', async () => {
  browserKnows(true);
  const load = vi.fn(async () => ({}));
  const loadSheets = vi.fn();
  await afterSheet({ nonce: '', load } as unknown as ChunkLoader, loadSheets).load('menu');
  expect(loadSheets).not.toHaveBeenCalled();
  expect(load).toHaveBeenCalledExactlyOnceWith('menu', undefined);
});
