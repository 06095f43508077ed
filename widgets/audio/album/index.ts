import type { Runtime } from '#engine/runtime';
import type { AudioAlbums } from '../service';
import { driveAlbum } from './driveAlbum';

/** Makes what drives the platform's albums. */
export const createService = (_: Runtime): AudioAlbums => ({ drive: driveAlbum });
