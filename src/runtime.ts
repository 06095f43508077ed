import type { Adoption } from './adoption';
import type { Clock } from './clock';
import type { SiteContext } from './context/siteContext';
import type { FailurePlace } from './reporter/failurePlace';
import type { Services } from './services/services';

/**
 * The one object that carries state: made in `bootstrap.ts`, handed to every initializer and
 * island as an argument. Widgets know it by type only, so that no code of the bootstrap is built
 * into their chunks.
 */
export interface Runtime {
  /** Time. Unit tests drive it. */
  readonly clock: Clock;
  /** What the server says about the site. */
  readonly context: SiteContext;
  /** Borrows server nodes: every change made through it is undone by its `release()`. */
  adopt(): Adoption;
  /** Sends an error to the error reporter, with the place where it was caught. Never throws. */
  report(error: unknown, place?: FailurePlace): void;
  /**
   * The one instance of a part that several islands of this run use (an observer, the React
   * roots): made by `create` at first use, forgotten by `destroy()`, after its own `destroy` if it
   * has one.
   */
  part<T>(create: (runtime: Runtime) => T): T;
  /**
   * A lazy service. Rejects with a ChunkError where its code or its styles can't be had (a dialog
   * without styles does not open: decision 30), and when Skerry is destroyed meanwhile.
   */
  use<Name extends keyof Services>(name: Name): Promise<Services[Name]>;
  /** Takes markup that a widget put into the page, `root` itself included. */
  scan(root: ParentNode): Promise<void>;
}
