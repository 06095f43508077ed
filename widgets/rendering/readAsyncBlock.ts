import { readBlockJson } from '#engine/block/block';
import type { BlockScope } from '#engine/scope';
import { readFields } from '#page/fields/readFields';
import { text } from '#page/fields/reads';
import { isRendered } from './isRendered';
import type { RenderingModel } from './rendering';

const fields = { collectionId: { read: text, fallback: undefined } };

/** A block of the platform whose content the server has left for later. */
export interface AsyncBlock extends RenderingModel {
  /** The block itself: what asks for its content may be an element in it. */
  block: HTMLElement;
}

/** Whether a row of its own takes a block: a calendar, or the block around what names the same. */
const isTaken = (node: Element, block: Element): boolean =>
  block.matches('.sqs-block-calendar') ||
  (block !== node && block.matches('[data-async-rendering-enabled=true]'));

/**
 * Reads a block of the platform which the server renders on request. Null where the server has rendered
 * it with the page: what is there stays. Null, after a warning, where it does not say what it is.
 */
export function readAsyncBlock({ node, warn }: BlockScope): AsyncBlock | null {
  const block = node.closest<HTMLElement>('[data-block-type]') ?? node;
  const place = block.querySelector<HTMLElement>('.sqs-block-content') ?? block;
  if (isRendered(place) || isTaken(node, block)) return null;
  const type = Number(block.dataset.blockType);
  if (!type) {
    warn('data-block-type', 'is missing, or no number; left as it is');
    return null;
  }
  const value = readBlockJson(block) ?? {};
  return {
    block,
    place,
    widget: { type, id: block.id.replace(/^block-/, ''), value },
    collectionId: readFields(value, fields, warn).collectionId,
  };
}
