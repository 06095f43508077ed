import type { Scope } from '#engine/scope';
import { IMAGE_BLOCK, isNarrow } from '#media/images/imageBlock';

/**
 * Marks the image blocks that are narrow, as the platform's style sheets know them: the code of their
 * pictures, which goes on with it when they change their width, may wait for pictures.
 */
export function markNarrow({ adopt }: Pick<Scope, 'adopt'>): void {
  // All are read before the first is written to: the page is laid out once.
  const blocks = document.querySelectorAll<HTMLElement>(IMAGE_BLOCK);
  for (const block of [...blocks].filter(isNarrow)) {
    adopt.toggleClass(block, 'sqs-narrow-width', true);
  }
}
