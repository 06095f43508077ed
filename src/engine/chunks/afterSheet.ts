import type { ChunkLoader } from './chunkLoader';

/**
 * Makes a loader that first opens a sheet for all styles, for an older browser. Where that fails, so does
 * what was asked for.
 *
 * @param open Opens the sheet, or waits for it, or finds it open.
 */
export const afterSheet = (chunks: ChunkLoader, open: () => Promise<void>): ChunkLoader => ({
  ...chunks,
  async load(name, load) {
    await open();
    return chunks.load(name, load);
  },
});
