import type { Runtime } from '#engine/runtime';
import type { MapMaker } from '../service';
import { createDrawing } from './createDrawing';

/** Makes what draws maps of the map service. */
export const createService = (runtime: Runtime): MapMaker => ({ draw: createDrawing(runtime) });
