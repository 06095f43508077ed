import type { Scope } from '#engine/scope';
import { isItemLinkFollowed } from '#page/watchItemHash';
import type { LightboxOpening } from '../lightbox/createLightboxOpening';
import type { Slide } from '../slides/slide';
import { watchLinks } from './address';

/**
 * Shows the slides that the address asks for, of a gallery that shows all at once: in the lightbox,
 * or, where there is none, by scrolling to them.
 *
 * @param asked The slide that the page was asked for with.
 */
export function showAsked(
  slides: readonly Slide[],
  asked: number | undefined,
  opening: LightboxOpening | undefined,
  scope: Scope,
): void {
  const show = (index: number) => {
    if (opening) opening.open(index);
    else slides[index]?.node.scrollIntoView({ block: 'nearest' });
  };
  if (asked !== undefined && (opening || isItemLinkFollowed())) show(asked);
  watchLinks(slides, scope, show, () => opening?.isOpen() === true);
}
