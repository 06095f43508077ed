import './styles.css';
import type { Runtime } from '#engine/runtime';
import type { MapViews } from '../service';
import { showMap } from './showMap';

/** Makes what shows maps over addresses. */
export const createService = (_: Runtime): MapViews => ({ show: showMap });
