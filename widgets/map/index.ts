import './styles.css';
import type { WidgetModule } from '#engine/initializer';
import { siteTexts } from '#texts/siteTexts';
import { maps } from '#texts/widgets/maps';
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
  const place = node.querySelector<HTMLElement>('[data-context],.sqs-block-content') ?? node;
  const location = readLocation(scope);
  if (!location) return false;
  const texts = siteTexts(runtime, 'maps', maps);
  if (!place.textContent?.trim()) createCard(scope, place, location.pin, location.zoom, texts);

  const { read } = runtime.context;
  const hasSource =
    node.closest('[data-map-tiles]') || 'url' in read('mapTiles', {}) || read('gmRenderKey', '');
  if (!hasSource) return { set() {} };
  const view = runtime.use('map-view').then((views) => views.show(scope, place, location, texts));
  view.catch((error) => {
    if (!scope.isEnded) scope.report(error);
  });
  return {
    set(options: MapOptions) {
      view.then((shown) => shown.set(options)).catch(() => {});
    },
  };
};
