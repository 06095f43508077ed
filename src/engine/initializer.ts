import type { Mounted } from './block/handle';
import type { SiteContext } from './context/siteContext';
import type { BlockScope } from './scope';

/**
 * When a block is brought to life, after it was found and prepared.
 *
 * - `now`: in the first pass.
 * - `idle`: when the browser has time; at the latest 100 ms later.
 * - `visible`: when it is within 200 px of the viewport.
 * - `touch`: when a visitor presses it, focuses it or hovers over it for 65 ms.
 *
 * A touch always wins over a later moment.
 */
export type Moment = 'now' | 'idle' | 'visible' | 'touch';

/** The exports of a widget's chunk. */
export interface WidgetModule {
  /**
   * Brings one node to life. Everything that it starts ends with the scope, which puts the block
   * back as the server sent it. Returns false, after a warning that names the field, where the
   * block can't be used: the scope then ends at once. May return an object: what the page's code can
   * do with the block, by `Skerry.of(node)`. An async one is waited for: the block is live, refused or
   * failed when it is done.
   */
  mount(scope: BlockScope): Mounted | Promise<Mounted>;
}

/** Says where and when one kind of block starts. */
export interface Initializer {
  /**
   * Unique, for a node is taken once by all of one name; named in warnings, reports and the `skerry:mounted`
   * and `skerry:failed` events.
   */
  name: string;
  /**
   * The nodes it takes, beside each whose `data-block` is its name. Without a selector it is page-level:
   * it runs once, on `<html>`.
   */
  selector?: string;
  /**
   * Tells whether this page calls for it at all. Where the answer is falsy, nothing is searched and
   * nothing loaded. Asked anew by each scan; must be quick. Default: yes. An initializer whose
   * `wanted` throws is reported, and does not run.
   */
  wanted?(context: SiteContext): unknown;
  /** The moment it starts. Default: `visible`, or `now` for a page-level initializer. */
  when?: Moment;
  /**
   * Whether its code waits for the pictures in view, 2 s at most: for blocks that show what they have before
   * they are alive. On a slow line the code would hold up those pictures. Nothing waits once a visitor has
   * touched a block, nor for a block that is due. Default: false.
   */
  patient?: boolean;
  /**
   * Whether it shows items that the page's address may name, `#itemId=…`: then it starts at once.
   */
  items?: boolean;
  /**
   * Selects what a visitor may press before the code is here: one click or submission of each match
   * is held, and replayed after mounting. If the code fails or takes 10 s, the default action runs.
   */
  replay?: string;
  /**
   * Runs in the first pass, before anything is loaded, for every node or for the first of them
   * (`prepareFirst`): sets classes and reserves sizes, so that nothing shifts later. Must be quick. Undone
   * by `destroy()`. Where it returns something truthy, the block is due: the visitor looks at what only its
   * code can show, or the node never comes into view. It then starts at once if it is `visible`, and waits
   * for no picture.
   */
  prepare?(scope: BlockScope): unknown;
  /**
   * How many of its blocks are prepared, the first that are found; the others wait for the code as they are.
   * For a long page, whose visitor is far from those. Default: all.
   */
  prepareFirst?: number;
  /** Returns or imports the code that mounts it. Called once for blocks that start together. */
  load(): WidgetModule | Promise<WidgetModule>;
}

/** Declares an initializer: types its literal, and does nothing else. */
export const defineInitializer = (initializer: Initializer): Initializer => initializer;
