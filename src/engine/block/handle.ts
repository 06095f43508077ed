/** What every handle has. */
export interface BlockHandle {
  /** The initializer's name. */
  readonly name: string;
  /** The block's node. */
  readonly element: HTMLElement;
  /**
   * Ends the block and begins it anew, with what its markup and JSON are by now. Resolves when it is live,
   * then with another handle; rejects as `Skerry.of` does.
   */
  refresh(): Promise<void>;
}

/**
 * What a page's code may do with a block, by the initializer's name: the further members of its
 * handle. Every owner declares its own here, by declaration merging.
 */
// biome-ignore lint/suspicious/noEmptyInterface: its owners fill it
export interface Handles {}

/** The handle of a block, which `Skerry.of(node)` gives. */
export type Handle<Name> = BlockHandle & (Name extends keyof Handles ? Handles[Name] : unknown);

/**
 * What `mount` returns: the further members of the block's handle, if it has any, or false where it
 * refuses the block.
 */
// biome-ignore lint/suspicious/noConfusingVoidType: most widgets never refuse
export type Mounted = object | boolean | void;
