import type { BlockScope } from '#engine/scope';
import type { AsyncBlock } from './readAsyncBlock';

/** Blocks whose pictures a gallery drives: it has looked at them while they were empty. */
const GALLERIES = '.sqs-block-gallery,.sqs-block-summary-v2,.sqs-block-instagram';

/** Brings the gallery to life that the content of a block is, if it is one. */
export async function startGallery(scope: BlockScope, model: AsyncBlock): Promise<void> {
  const { block, place, widget } = model;
  if (!block.matches(GALLERIES) || !place.querySelector('.sqs-gallery')) return;
  try {
    const galleries = await scope.runtime.use('gallery');
    if (!scope.isEnded) scope.own(galleries.createOfBlock(block, widget.value).destroy);
  } catch (error) {
    if (!scope.isEnded) scope.report(error);
  }
}
