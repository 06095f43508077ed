import { emit } from '../engine/events';
export const tell = emit;
