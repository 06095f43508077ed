import { canAdoptStyles } from './adoptStyles';
import type { ChunkLoader } from './chunkLoader';

/** The code that opens a sheet: what `sheets/index.ts` exports. */
interface Sheets {
  openSheet(nonce: string): Promise<void>;
}

/**
 * Makes a loader that in an older browser first opens a sheet for all styles, or waits for it, or finds it
 * open. Where that fails, so does what was asked for. The browser is asked at each load, not before: the
 * first answer takes a slow phone half a millisecond, and many pages load nothing as they start.
 *
 * @param loadSheets Loads the code that opens it.
 */
export const afterSheet = (
  chunks: ChunkLoader,
  loadSheets: () => Promise<Sheets>,
): ChunkLoader => ({
  ...chunks,
  async load(name, load) {
    if (!canAdoptStyles()) {
      const sheets = await loadSheets();
      await sheets.openSheet(chunks.nonce);
    }
    return chunks.load(name, load);
  },
});
