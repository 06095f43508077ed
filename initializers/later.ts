import { defineInitializer } from '#engine/initializer';

/**
 * The blocks that few pages have. One row stands for all of them, so that a block which is named by
 * `data-block` costs the bootstrap nothing. Their own rows, in `later/`, come in one leaf with the list
 * of leaves, when the first of these nodes is about to matter. Where that leaf can't be had, warnings
 * and `skerry:failed` name this row. Those of the platform come with its page's parts, and need no
 * selector here; but for what has a press that is held, and the cart's page.
 */
export const later = defineInitializer({
  name: 'later',
  // Every `data-block` that no row of the bootstrap takes.
  selector:
    '[data-relative-time],[data-money],[data-block]:not([data-block=form],[data-block=lightbox],[data-block=gallery],[data-block=marquee],[data-block=menu],[data-block=accordion]),.sqs-block-newsletter,.sqs-add-to-cart-button,#sqs-cart-root',
  replay: 'form,.sqs-add-to-cart-button',
  // The platform sends the cart's page empty: what is below it would move.
  prepare({ node, adopt }) {
    if (node.id === 'sqs-cart-root') adopt.style(node, 'min-height', '100vh');
  },
  load: () => import('./later/index'),
});
