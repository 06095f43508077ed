import type { Skerry } from '#src/skerry';
export type All = Skerry;
