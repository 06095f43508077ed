declare module '#engine/runtime' {
  interface Services {
    /** Adds the initializers of the blocks that few pages have, whether one is in view or not. */
    later: {
      /** Starts the blocks that the page's address asks for. */
      start(): void;
    };
  }
}

/**
 * The name of the leaf that lists the leaves which the bootstrap does not name, and brings the
 * initializers of the blocks that few pages have; and of the initializer that stands for them.
 */
export const LATER = 'later';
