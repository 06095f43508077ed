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
  selector:
    '[data-relative-time],[data-money],.sqs-block-newsletter,.sqs-add-to-cart-button,#sqs-cart-root',
  replay: 'form,.sqs-add-to-cart-button',
  prepare({ node, adopt }) {
    // One that is hidden never comes into view: its row knows when it is due.
    if (node.id !== 'sqs-cart-root') return node.hidden;
    // The platform sends the cart's page empty: what is below it would move.
    adopt.style(node, 'min-height', '100vh');
    // The visitor came for it: it starts before a frame can tell that it is in view.
    return true;
  },
  load: () => import('./later/index'),
});
