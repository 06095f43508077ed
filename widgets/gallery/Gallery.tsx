import { useLayoutEffect, useReducer, useState } from 'react';
import type { IslandProps } from '../../src/island/defineIsland';
import { warnBlock } from '../../src/warnBlock';
import { RotationButton } from './RotationButton';
import type { GalleryModel } from './read';
import { type RunningGallery, runGallery } from './runGallery';

/** Drives the server's gallery; where slides change by themselves, with a button that stops it. */
export function Gallery({ model, id, runtime }: IslandProps<GalleryModel>) {
  const [gallery, setGallery] = useState<RunningGallery>();
  const [, refresh] = useReducer((count: number) => count + 1, 0);

  useLayoutEffect(() => {
    const warn = (field: string, message: string) =>
      warnBlock('gallery', { id, json: undefined }, `${field}: ${message}`);
    const adoption = runtime.adopt();
    const running = runGallery(model, id, runtime, adoption, warn, refresh);
    if (running.autoplay) setGallery(running);
    return () => {
      // Pictures and videos changed nodes after the gallery did, and give them back before it.
      running.stop();
      adoption.release();
    };
  }, [model, id, runtime]);

  const autoplay = gallery?.autoplay;
  if (!autoplay) return null;
  return (
    <RotationButton
      container={model.root.parentElement ?? model.node}
      isOn={autoplay.isOn}
      runtime={runtime}
      onPress={autoplay.toggle}
    />
  );
}
