import { useLayoutEffect } from 'react';
import type { IslandProps } from '../../src/island/defineIsland';
import { useAdoption } from '../../src/island/useAdoption';
import { warnBlock } from '../../src/warnBlock';
import type { GalleryModel } from './read';
import { runGallery } from './runGallery';

/** Drives the server's gallery. */
export function Gallery({ model, id, runtime }: IslandProps<GalleryModel>) {
  const adoption = useAdoption(runtime);
  useLayoutEffect(
    () =>
      runGallery(model, id, runtime, adoption, (field, message) =>
        warnBlock('gallery', { id, json: undefined }, `${field}: ${message}`),
      ).stop,
    [model, id, runtime, adoption],
  );
  return null;
}
