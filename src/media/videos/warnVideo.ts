import { warnBlock } from '#engine/block/block';
import { nearestId } from '../nearestId';

/** Warns of a video: names it by its own id, or by that of the block around it. */
export const warnVideo = (node: Element, field: string, message: string): void =>
  warnBlock('video', nearestId(node), `${field}: ${message}`);
