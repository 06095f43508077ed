import type { Adoption } from './adoption';
import type { Block } from './block';
import type { SiteContext } from './context/siteContext';
import type { Runtime } from './runtime';

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

/** Puts a block back as the server sent it and stops everything that its mount started. */
export type Unmount = () => void;

/** What a widget's chunk holds. */
export interface WidgetModule {
  /**
   * Brings one node to life. Returns how to undo it, or nothing where the block can't be used
   * (after a warning that names the block and the field): it then stays as the server sent it.
   */
  mount(node: HTMLElement, block: Block, runtime: Runtime): Unmount | undefined;
}

/** Where and when one kind of thing on a page starts. */
export interface Initializer {
  /** Unique; named in warnings, reports and the `skerry:mounted` and `skerry:failed` events. */
  name: string;
  /** The nodes it takes. Without a selector it is page-level: it runs once, on `<html>`. */
  selector?: string;
  /**
   * Whether this page calls for it at all; where it gives nothing truthy, nothing is searched and nothing loaded. Asked
   * anew by each scan. Must be quick. Default: yes. One that throws is reported, and does not run.
   */
  wanted?(context: SiteContext): unknown;
  /** The moment it starts. Default: `visible`, or `now` for a page-level initializer. */
  when?: Moment;
  /** It shows items which the page's address may name, `#itemId=…`: then it starts at once. */
  items?: boolean;
  /**
   * What a visitor may press before the code is here: one click or submit of each match is held
   * and replayed after mounting. If the code fails or takes 10 s, the default action runs.
   */
  replay?: string;
  /**
   * Runs for every node in the first pass, before anything is loaded: classes and reserved
   * sizes, so that nothing shifts later. Must be quick. Undone by `destroy()`. Where it found the
   * node in view, which it says by anything truthy, a `visible` one starts without waiting for a
   * frame that tells.
   */
  prepare?(node: HTMLElement, block: Block, adoption: Adoption): unknown;
  /** The code that mounts it: at hand, or imported. */
  load(): WidgetModule | Promise<WidgetModule>;
}

/** Declares an initializer: gives its literal the type, and nothing else. */
export const defineInitializer = (initializer: Initializer): Initializer => initializer;
