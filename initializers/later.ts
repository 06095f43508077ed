import { defineInitializer } from '#engine/initializer';

/**
 * The blocks that few pages have. One row stands for all of them, so that each costs the bootstrap its
 * selector alone. Their own rows, in `later/`, come in one leaf with the list of leaves, when the
 * first of these nodes is about to matter. Where that leaf can't be had, warnings and `skerry:failed`
 * name this row. Those of the platform come with its page's parts, and need no selector here; but for
 * the button on which a press is held, and the cart's page.
 */
export const later = defineInitializer({
  name: 'later',
  selector:
    '[data-relative-time],[data-money],[data-block=rendering],[data-block^=cart],.sqs-add-to-cart-button,[data-block^=product],[data-block=map],#sqs-cart-root',
  replay: 'form,.sqs-add-to-cart-button',
  // The platform sends the cart's page empty: what is below it would move.
  prepare({ node, adopt }) {
    if (node.id === 'sqs-cart-root') adopt.style(node, 'min-height', '100vh');
  },
  load: () => import('./later/index'),
});
