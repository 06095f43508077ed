import type { Scope } from '#engine/scope';
import { markMade } from '#page/marks/markMade';

/**
 * Shows the owner of a site, who is logged in to it, what visitors have without letting it be used, and
 * says so.
 */
export function showPreview({ adopt, own }: Scope, place: HTMLElement, text: string): void {
  for (const child of place.children) adopt.attribute(child, 'inert', '');
  const alert = document.createElement('p');
  markMade(alert);
  alert.className = 'skerry-reservation-preview';
  alert.setAttribute('role', 'alert');
  place.append(alert);
  own(() => alert.remove());
  // Into an element that is there already: it is read out then.
  alert.textContent = text;
}
