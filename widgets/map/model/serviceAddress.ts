import type { Pin } from './mapModel';
import { pinLabel } from './pinLabel';

/** Returns where the map service shows a place: its position, its address and how near. */
export function serviceAddress(pin: Pin, zoom: number): string {
  const address = new URL('https://www.google.com/maps');
  const { searchParams } = address;
  searchParams.set('q', pinLabel(pin));
  searchParams.set('ll', `${pin.lat},${pin.lng}`);
  searchParams.set('z', String(zoom));
  return address.href;
}
