import type { WaitingBlock } from '../block/block';
import { createBlockScope } from '../block/createBlockScope';
import type { Mounted } from '../block/handle';
import type { Initializer } from '../initializer';
import type { Runtime } from '../runtime';
import type { BlockScope } from '../scope';

/**
 * One node and the initializer that takes it, from the first pass until the node is given back.
 * Names that begin with `_` are made shorter by the build; the others are read by lazy code too.
 */
export interface Placement {
  readonly initializer: Initializer;
  readonly node: HTMLElement;
  /** All initializers of the node have the same one. Its JSON is decoded when it is to be read first. */
  readonly block: WaitingBlock;
  /**
   * Returns the block's scope, which is made when somebody asks for it first. It ends when the block fails,
   * is refused, or is given back.
   */
  scope(this: Placement): BlockScope;
  readonly _runtime: Runtime;
  _scope?: BlockScope;
  /** Whether it waits no more for its moment or its code: it is live, has failed, or is given back. */
  _isOver?: boolean;
  /** True where it is not prepared: see `prepareFirst` of an initializer. */
  isLate?: true;
  /** Truthy where its code waits for no picture: see `prepare` of an initializer. */
  _isDue?: unknown;
  /** When its code was asked for, and when that was run, in milliseconds of the run's clock. */
  askedAt?: number;
  liveAt?: number;
  /** Activations that came before the code. */
  _held?: Map<Element, () => void> | undefined;
  /** Whether the hold ran out: activations are then the browser's until the block is live. */
  _isTooLate?: boolean;
  /** What `mount` returned; with `liveAt`. */
  handle?: Mounted;
}

// One function for all: thousands of blocks may wait that nobody ever comes to.
function scope(this: Placement): BlockScope {
  this._scope ??= createBlockScope(this._runtime, this);
  return this._scope;
}

/** Creates the placement of a block that waits: what the registry knows of it. */
export const createPlacement = (
  runtime: Runtime,
  initializer: Initializer,
  node: HTMLElement,
  block: WaitingBlock,
): Placement => ({
  initializer,
  node,
  block,
  scope,
  _runtime: runtime,
});
