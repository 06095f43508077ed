import './styles.css';
import type { Runtime } from '#engine/runtime';
import type { MapMaker } from '../service';
import { drawTiles } from './drawTiles';

/** Makes what draws maps of a tile server. */
export const createService = (_: Runtime): MapMaker => ({ draw: drawTiles });
