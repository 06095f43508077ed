import type { Runtime } from '#engine/runtime';
import type { AudioSession } from '../service';
import { tellSystem } from './tellSystem';

/** Makes what tells the system of players. */
export const createService = (_: Runtime): AudioSession => ({ begin: tellSystem });
