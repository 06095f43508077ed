import { markMade } from '#page/marks/markMade';
import type { Pin } from '../model/mapModel';
import { pinLabel } from '../model/pinLabel';
import { serviceAddress } from '../model/serviceAddress';

/** Creates a place's name, its address, and a link to the map service. */
export function createPlace(pin: Pin, zoom: number, open: string): HTMLElement {
  const { title, lines } = pin;
  const address = document.createElement('address');
  markMade(address);
  const said = lines.length || title ? [title, ...lines] : [pinLabel(pin)];
  for (const [index, line] of said.entries()) {
    if (!line) continue;
    const row = document.createElement(index === 0 && title ? 'strong' : 'span');
    row.textContent = line;
    address.append(row);
  }
  const link = document.createElement('a');
  link.href = serviceAddress(pin, zoom);
  link.target = '_blank';
  link.rel = 'noopener';
  link.textContent = open;
  address.append(link);
  return address;
}
