import type { Pin } from './mapModel';

/** Returns what a place is called: its address, else `lat,lng`. */
export const pinLabel = ({ lines, lat, lng }: Pin): string => lines.join(', ') || `${lat},${lng}`;
