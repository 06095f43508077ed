import { useLayoutEffect } from 'react';
import type { IslandProps } from '../../src/island/defineIsland';
import { useAdoption } from '../../src/island/useAdoption';
import { fitText } from './fitText';
import { createFitWatch } from './fitWatch';
import type { TextShrinkModel } from './read';

/**
 * Keeps the server's text as large as fits, never below 11 px: measured now, when the text
 * changes, when fonts arrive, and 100 ms after the last resize of it or of its container. It
 * renders nothing of its own.
 */
export function TextShrink({ model, runtime }: IslandProps<TextShrinkModel>) {
  const { node, container } = model;
  const adoption = useAdoption(runtime);

  useLayoutEffect(() => {
    const serverSize = node.style.fontSize;
    const refit = () => fitText(node, container, serverSize, adoption);
    refit();
    const changes = new MutationObserver(refit);
    changes.observe(node, { characterData: true, childList: true, subtree: true });
    const stop = runtime.part(createFitWatch).watch([node, container], refit);
    return () => {
      changes.disconnect();
      stop();
    };
  }, [node, container, adoption, runtime]);

  return null;
}
