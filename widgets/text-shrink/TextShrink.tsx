import { useLayoutEffect } from 'react';
import type { IslandProps } from '#page/island/defineIsland.tsx';
import { createFitWatch } from './createFitWatch';
import { fitText } from './fitText';
import type { TextShrinkModel } from './read';

/**
 * Keeps the server's text as large as fits, never below 11 px: measured now, when the text
 * changes, when fonts arrive, and 100 ms after the last resize of it or of its container. It
 * renders nothing of its own.
 */
export function TextShrink({ model, scope }: IslandProps<TextShrinkModel>) {
  const { node, container } = model;

  useLayoutEffect(() => {
    const watching = scope.begin();
    const serverSize = node.style.fontSize;
    const refit = () => fitText(node, container, serverSize, scope);
    refit();
    const textChanges = new MutationObserver(refit);
    textChanges.observe(node, { characterData: true, childList: true, subtree: true });
    watching.own(() => textChanges.disconnect());
    watching.own(scope.runtime.part(createFitWatch).watch([node, container], refit));
    return watching.destroy;
  }, [node, container, scope]);

  return null;
}
