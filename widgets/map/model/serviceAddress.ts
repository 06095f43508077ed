import type { Pin } from './mapModel';
import { pinLabel } from './pinLabel';

/** Returns where the map service shows a place: its position, its address and how near. */
export const serviceAddress = (pin: Pin, zoom: number): string =>
  `https://www.google.com/maps?${new URLSearchParams({
    q: pinLabel(pin),
    ll: `${pin.lat},${pin.lng}`,
    z: `${zoom}`,
  })}`;
