import { markMade } from '#page/marks/markMade';
import type { Pin } from '../model/mapModel';
import { pinLabel } from '../model/pinLabel';
import { serviceAddress } from '../model/serviceAddress';

/** Creates a place's name, its address line by line, and a link to the map service. */
export function createPlace(pin: Pin, zoom: number, open: string): HTMLElement {
  const { title, lines } = pin;
  const [first = pinLabel(pin), ...others] = title ? [title, ...lines] : lines;
  const address = document.createElement('address');
  markMade(address);
  const name = document.createElement('strong');
  name.textContent = first;
  const link = document.createElement('a');
  link.href = serviceAddress(pin, zoom);
  link.target = '_blank';
  link.rel = 'noopener';
  link.textContent = open;
  address.append(name, others.join('\n'), link);
  return address;
}
