import type { SkerryEvents } from './events';
import type { Initializer } from './initializer';

export type { Adoption } from './adoption';
export type { Block } from './block';
export type { BlockEvent, LoginRequired, SkerryEvents, VideoEvent } from './events';
export type { Initializer, Moment, Unmount, WidgetModule } from './initializer';
export type { Runtime } from './runtime';

/** What `window.Skerry` offers. */
export interface Skerry {
  readonly version: string;
  /** Resolves when every registered initializer of this run has run. */
  readonly ready: Promise<void>;
  /** Starts a run; without effect while one is on. The script starts the first one by itself. */
  init(): Promise<void>;
  /**
   * Adds an initializer. During a run it runs at once over the document.
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
