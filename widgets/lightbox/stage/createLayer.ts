import { markMade } from '#page/marks/markMade';
import type { LightboxSettings } from '../settings';

/** The elements of a lightbox that are there a frame before the rest. */
export interface Layer {
  /** Ours, for the end of the body. */
  layer: HTMLElement;
  /** The first element in it. */
  overlay: HTMLElement;
}

/** Creates the layer of a lightbox, which is not in the page yet. */
export function createLayer(
  id: string,
  isRtl: boolean,
  { theme }: Pick<LightboxSettings, 'theme'>,
): Layer {
  const layer = document.createElement('div');
  layer.id = id;
  layer.className = 'skerry-lightbox';
  layer.dir = isRtl ? 'rtl' : 'ltr';
  markMade(layer);
  const overlay = document.createElement('div');
  overlay.className = `skerry-lightbox-overlay sqs-lightbox-overlay${theme === 'light' ? ' light' : ''}`;
  layer.append(overlay);
  return { layer, overlay };
}
