import { defineInitializer } from '#engine/initializer';

/**
 * The blocks that few pages have. One row stands for all of them, so that each costs the bootstrap its
 * selector alone. Their own rows, in `later/`, come in one leaf with the list of leaves, when the
 * first of these nodes is about to matter. Where that leaf can't be had, warnings and `skerry:failed`
 * name this row. Those of the platform come with its page's parts, and need no selector here; but for
 * the button on which a press is held.
 */
export const later = defineInitializer({
  name: 'later',
  selector:
    '[data-money],[data-relative-time],[data-block=rendering],[data-block^=product],[data-block^=cart],.sqs-add-to-cart-button',
  replay: 'form,.sqs-add-to-cart-button',
  load: () => import('./later/index'),
});
