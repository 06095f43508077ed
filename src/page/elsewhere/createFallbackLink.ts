import type { Scope } from '#engine/scope';
import { markMade } from '../marks/markMade';
import { putStill } from './putStill';

/** A link to a page of another company's. */
export interface FallbackLink {
  className: string;
  href: string;
  text: string;
}

/** Writes a link into an empty block, until the scope ends: what a visitor has without what is from elsewhere. */
export function createFallbackLink(
  scope: Scope,
  node: HTMLElement,
  place: HTMLElement,
  { className, href, text }: FallbackLink,
): void {
  const link = document.createElement('a');
  markMade(link);
  link.className = className;
  link.href = href;
  link.textContent = text;
  link.target = '_blank';
  link.rel = 'noopener';
  putStill(scope, link, node, () => place.append(link), { fromStart: true });
  scope.own(() => link.remove());
}
