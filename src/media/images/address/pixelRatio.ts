/** Bounds of the pixel ratio that images are chosen by. */
export interface RatioBounds {
  /** The ratio counts as at least this. */
  dprMin: number;
  /** And as at most this. */
  dprMax: number;
  /** Heeds the visitor's data saver, which caps the ratio at 1. */
  allowSaveData: boolean;
}

/** The screen's pixels for each CSS pixel, and whether the visitor saves data. */
export interface Screen {
  ratio: number;
  saveData: boolean;
}

/** Reads the screen; Firefox and Safari don't tell of a data saver. */
export function readScreen(): Screen {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return { ratio: devicePixelRatio, saveData: !!connection?.saveData };
}

/** Returns the pixel ratio within its bounds. The data saver's cap of 1 is stronger than `dprMin`. */
export function boundRatio({ ratio, saveData }: Screen, bounds: RatioBounds): number {
  const bounded = Math.min(Math.max(ratio, bounds.dprMin), bounds.dprMax);
  return saveData && bounds.allowSaveData ? Math.min(bounded, 1) : bounded;
}
