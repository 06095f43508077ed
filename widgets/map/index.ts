import './styles.css';
import type { WidgetModule } from '#engine/initializer';
import { createCard } from './card/createCard';
import type {} from './mapHandle';
import type { MapOptions } from './model/mapModel';
import { readLocation } from './read';

/**
 * Shows an address, and a map over it as soon as there is a source of maps, the visitor's consent, and
 * room. Where the map can't be had the address is seen again.
 */
export const mount: WidgetModule['mount'] = (scope) => {
  const { node, runtime } = scope;
  const location = readLocation(scope);
  if (!location) return false;
  const place = node.querySelector<HTMLElement>('[data-context],.sqs-block-content') ?? node;
  if (!place.textContent?.trim()) createCard(scope, place, location);

  const { read } = runtime.context;
  const hasSource =
    node.closest('[data-map-tiles]') || 'url' in read('mapTiles', {}) || read('gmRenderKey', '');
  const view = hasSource
    ? runtime.use('map-view').then((views) => views.show(scope, place, location))
    : undefined;
  view?.catch((error) => {
    if (!scope.isEnded) scope.report(error);
  });
  return {
    set(options: MapOptions) {
      view?.then(
        (shown) => shown.set(options),
        () => {},
      );
    },
  };
};
