import { warnBlock } from '#engine/block/block';

/** Warns of a video: names it by its own id, or by that of the block around it. */
export function warnVideo(node: Element, field: string, message: string): void {
  const id = node.closest('[id]')?.id ?? 'without an id';
  warnBlock('video', { id, json: undefined }, `${field}: ${message}`);
}
