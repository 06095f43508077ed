import { listenAll } from './listenAll';

/** A block, in the detail of an event. */
export interface BlockEvent {
  /** The initializer's name. */
  name: string;
  /** The block's id, or one made for it. */
  block: string;
  node: HTMLElement;
}

/**
 * The events of the page and their details, for `Skerry.on(event, handler)`. Each is also a DOM
 * event `skerry:{event}`, which bubbles from the block's node or starts at the document. Every
 * owner declares its own events here, by declaration merging.
 */
export interface SkerryEvents {
  /** A block came to life. */
  mounted: BlockEvent;
  /** A block could not come to life; the server's markup is as it was. */
  failed: BlockEvent & { error: unknown };
  /** Every registered initializer has run. */
  ready: null;
}

/** The same, as events of the DOM. */
type PageEvents = {
  [Type in keyof SkerryEvents as `skerry:${Type}`]: CustomEvent<SkerryEvents[Type]>;
};

declare global {
  interface ElementEventMap extends PageEvents {}
  interface DocumentEventMap extends PageEvents {}
  interface WindowEventMap extends PageEvents {}
}

/** Dispatches an event of the page at a target. A handler that throws hurts no other. */
export function emit<Type extends keyof SkerryEvents>(
  target: EventTarget,
  type: Type,
  detail: SkerryEvents[Type],
): void {
  const event = new CustomEvent(`skerry:${type}`, { bubbles: true, composed: true, detail });
  // Through the prototype: a field of a form may be called `dispatchEvent`.
  EventTarget.prototype.dispatchEvent.call(target, event);
}

/** Listens to an event of the page, before anyone can stop it; returns how to stop listening. */
export function listen<Type extends keyof SkerryEvents>(
  type: Type,
  handler: (detail: SkerryEvents[Type]) => void,
): () => void {
  return listenAll(
    window,
    { [`skerry:${type}`]: ({ detail }: CustomEvent<SkerryEvents[Type]>) => handler(detail) },
    true,
  );
}
