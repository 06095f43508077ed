import type { Cancel } from '../../src/clock';
import { isPlain } from './isPlain';
import { itemOfLink } from './itemOfLink';
import type { LightboxControl } from './lightboxControl';

/**
 * A link in a caption that leads to an item of the set shows it: followed by the browser, it would
 * take the visitor away from what is open. Modified clicks are the browser's.
 */
export function watchLinks({ layer, settings, runtime, show }: LightboxControl): Cancel {
  const onClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    if (!link || link.target || event.defaultPrevented || !isPlain(event)) return;
    const collection = runtime.context.read('collection.fullUrl', '');
    const index = itemOfLink(settings.set, link, location, collection);
    if (index < 0) return;
    event.preventDefault();
    show(index);
  };
  layer.addEventListener('click', onClick);
  return () => layer.removeEventListener('click', onClick);
}
