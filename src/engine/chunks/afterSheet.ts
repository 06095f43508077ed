import type { ChunkLoader } from './chunkLoader';

/** The code that opens a sheet: what `sheets/index.ts` exports. */
interface Sheets {
  openSheet(nonce: string): Promise<void>;
}

/**
 * Makes a loader that first opens a sheet for all styles, or waits for it, or finds it open: for an older
 * browser. Where that fails, so does what was asked for.
 *
 * @param loadSheets Loads the code that opens it.
 */
export const afterSheet = (
  chunks: ChunkLoader,
  loadSheets: () => Promise<Sheets>,
): ChunkLoader => ({
  ...chunks,
  async load(name, load) {
    const sheets = await loadSheets();
    await sheets.openSheet(chunks.nonce);
    return chunks.load(name, load);
  },
});
