import type { Scope } from '#engine/scope';
import { createFitWatch } from './createFitWatch';
import { fitText } from './fitText';
import type { TextShrinkModel } from './read';

/**
 * Keeps the server's text as large as fits, never below 11 px: measured now, when the text
 * changes, when fonts arrive, and 100 ms after the last resize of it or of its container.
 */
export function keepFitting({ node, container }: TextShrinkModel, scope: Scope): void {
  const serverSize = node.style.fontSize;
  const refit = () => fitText(node, container, serverSize, scope);
  refit();
  const textChanges = new MutationObserver(refit);
  textChanges.observe(node, { characterData: true, childList: true, subtree: true });
  scope.own(() => textChanges.disconnect());
  scope.own(scope.runtime.part(createFitWatch).watch([node, container], refit));
}
