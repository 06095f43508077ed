import type { Clock } from './clock';
import type { SiteContext } from './context/siteContext';
import type { Initializer } from './initializer';
import type { Placement } from './registry/placement';
import type { FailurePlace } from './reporter/failurePlace';
import type { Scope } from './scope';
import type { Visibility } from './visibility/visibility';

/**
 * The lazy services, by name. Each is loaded when it is first used, and a run has one of it. Every
 * owner declares its own here, by declaration merging.
 */
// biome-ignore lint/suspicious/noEmptyInterface: its owners fill it
export interface Services {}

/** The exports of a service's chunk. */
export interface ServiceModule<Service> {
  /** Creates the service. Everything that it starts ends with the run: see `runtime.scope()`. */
  createService(runtime: Runtime): Service;
}

/** The imports of the services' code, by name. */
export type ServiceLoaders = {
  [Name in keyof Services]: () => Promise<ServiceModule<Services[Name]>>;
};

/**
 * The one object that carries state, handed to every initializer and island as an argument. Widgets
 * know it by type only, so that no code of the bootstrap is built into their chunks.
 */
export interface Runtime {
  /** The page's nonce, as Skerry's own tag has it; '' where that has none, or is a module. */
  readonly nonce: string;
  /** The clock, which unit tests drive. */
  readonly clock: Clock;
  /**
   * What initializers have taken, by node, whatever became of it; live. Only the registry changes it.
   */
  readonly blocks: Map<Element, Placement[]>;
  /** All initializers, in the order in which they run. Each scan runs those that are here by then. */
  readonly initializers: Initializer[];
  /** The server's fields about the site. */
  readonly context: SiteContext;
  /** Tells of nodes that come into view and leave it: one observer for each margin and thresholds. */
  readonly visibility: Visibility;
  /**
   * Opens a scope that ends with the run, or earlier.
   *
   * @param name The service's name, for its reports.
   */
  scope(name?: string): Scope;
  /** Sends an error to the error reporter, with the place at which it was caught. Never throws. */
  report(error: unknown, place?: FailurePlace): void;
  /**
   * Returns the one instance of a part that several islands of a run share (an observer, the React
   * roots). `create` makes it at first use; it ends with the run, by its own `destroy` if it has
   * one.
   */
  part<T extends object>(create: (runtime: Runtime) => T): T;
  /**
   * Loads a service. Rejects with a ChunkError where its code can't be had, and when the run ends
   * meanwhile.
   */
  use<Name extends keyof Services>(name: Name): Promise<Services[Name]>;
  /** Brings to life the blocks of markup that was put into the page, `root` itself included. */
  scan(root: ParentNode): Promise<void>;
}
