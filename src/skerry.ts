import type { CartService } from '#commerce/cart/createCart';
import type { Handle } from '#engine/block/handle';
import type { Door } from '#engine/door';
import type { SkerryEvents } from '#engine/events';
import type { Initializer } from '#engine/initializer';
import type { SiteConsent } from '#services/consent/siteConsent';

export type { LoginRequired } from '#calls/http/http';
export type { Asked, Cart, CartItem } from '#commerce/cart/cart';
export type { CartAdd, CartFailure, CartState } from '#commerce/cart/cartEvents';
export type { CartService } from '#commerce/cart/createCart';
export type { ShoppingCart } from '#commerce/cart/saving/readShoppingCart';
export type { Adoption } from '#engine/adoption';
export type { Block } from '#engine/block/block';
export type { BlockOptions } from '#engine/block/blockOptions';
export type { BlockHandle, Handle, Handles, Mounted } from '#engine/block/handle';
export type { SiteFields } from '#engine/context/siteContext';
export type { BlockEvent, SkerryEvents } from '#engine/events';
export type { Initializer, Moment, WidgetModule } from '#engine/initializer';
export type { Runtime, Services } from '#engine/runtime';
export type { BlockScope, Scope } from '#engine/scope';
export type { VideoEvent } from '#media/videos/createPlayState';
export type { SiteConsent } from '#services/consent/siteConsent';
export type { ConsentEvent } from '#site/consent/consent';
export type {
  ConsentAnswer,
  ConsentByCategory,
  ConsentCategory,
} from '#site/consent/consentCategories';

/** What `window.Skerry` offers. */
export interface Skerry {
  readonly version: string;
  /** Resolves when every registered initializer of this run has run. */
  readonly ready: Promise<void>;
  /** Starts a run; without effect while one is on. The script starts the first one by itself. */
  init(): Promise<void>;
  /**
   * Adds an initializer. During a run it runs at once over the document. A script that is run anew, by a
   * swap of pages say, may add its own anew: a node is taken once by all of one name.
   *
   * @throws SyntaxError for a selector that is none; nothing is added then.
   */
  register(initializer: Initializer): void;
  /** Takes markup that arrived later, `root` itself included. Resolves like `ready`. */
  scan(root: ParentNode): Promise<void>;
  /** Listens to what happens on the page; returns how to stop listening. */
  on<Type extends keyof SkerryEvents>(
    event: Type,
    handler: (detail: SkerryEvents[Type]) => void,
  ): () => void;
  /**
   * Returns the handle of the block that a node is or lies in, the nearest one: what can be done with
   * it. The block starts at once, as at a press. Before the first run it waits. Rejects where there is
   * no such block, or it fails, is refused, or is given back meanwhile.
   *
   * @param place The node, or a selector of which the first match is.
   * @param name Of which initializer. Default: any.
   */
  of<Name extends string = string>(place: Element | string, name?: Name): Promise<Handle<Name>>;
  /**
   * Resolves at a moment of a node, without starting anything: `visible`, when it is in view; `idle`,
   * when the browser has time, at the latest 100 ms later; `mounted`, when its block, as in `of`, is
   * live. Rejects where it can't come.
   */
  when(place: Element | string, moment: 'visible' | 'idle' | 'mounted'): Promise<void>;
  /**
   * The visitor's consent: what can be asked of it, each with a promise. Loaded when it is first used;
   * before the first run a call waits for it. `show()` opens the cookie banner, as a button of your
   * footer with `data-consent-open` does by itself; `on('consent', …)` tells of the answer.
   */
  readonly consent: Door<SiteConsent>;
  /**
   * The visitor's cart: what can be asked of it, each with a promise. Loaded when it is first used;
   * before the first run a call waits for it. `subscribe` resolves with how to stop.
   */
  readonly cart: Door<CartService>;
  /**
   * Opens the debug mode: what became of each block, what is wrong in the markup, on the page and in
   * the console. Resolves with how to close it. Loaded when it is first used.
   */
  debug(): Promise<() => void>;
  /** Stops everything and puts the page back as the server sent it. `init()` may follow. */
  destroy(): void;
}

/** Functions that a page leaves for the script, before it is here and after. */
export interface SkerryQueue {
  push(use: (skerry: Skerry) => void): void;
}

declare global {
  interface Window {
    /** Absent until the script ran. */
    Skerry?: Skerry;
    /** `(window.SkerryQueue ||= []).push((skerry) => …)` works before and after the script. */
    SkerryQueue?: SkerryQueue | ((skerry: Skerry) => void)[];
  }
}
