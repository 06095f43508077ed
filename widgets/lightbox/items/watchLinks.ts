import type { Scope } from '#engine/scope';
import { isPlainPress } from '#page/press/isPlainPress';
import type { LightboxControl } from '../input/lightboxControl';
import { itemOfLink } from './itemOfLink';

/**
 * Shows the item of the set that a link in a caption leads to: followed by the browser, it would
 * take the visitor away from what is open. Modified clicks are the browser's.
 */
export function watchLinks(scope: Scope, { layer, settings, show }: LightboxControl): void {
  const onClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    if (!link || link.target || !isPlainPress(event)) return;
    const collection = scope.runtime.context.read('collection.fullUrl', '');
    const index = itemOfLink(settings.set, link, location, collection);
    if (index < 0) return;
    event.preventDefault();
    show(index);
  };
  scope.listen(layer, { click: onClick });
}
