import { type Adoption, createAdoption } from './adoption';
import type { Block } from './block/block';
import type { Cancel } from './clock';
import { listenAll } from './listenAll';
import type { Runtime } from './runtime';

type KnownEvents = WindowEventMap &
  DocumentEventMap &
  HTMLElementEventMap &
  HTMLMediaElementEventMap &
  FontFaceSetEventMap &
  Pick<XMLHttpRequestEventMap, 'loadend'> &
  MediaQueryListEventMap & { prerenderingchange: Event };

/** Listeners, by the type of event. */
export type Listeners = {
  readonly [Type in keyof KnownEvents]?: (event: KnownEvents[Type]) => void;
} & { readonly [type: `skerry:${string}`]: (event: CustomEvent) => void };

/**
 * A lifetime. Everything that is started in a scope ends with it, the last first; nobody writes
 * teardown by hand. In a scope that has ended nothing starts any more.
 */
export interface Scope {
  readonly runtime: Runtime;
  /** Borrows server nodes, and gives them back last of all when the scope ends. */
  readonly adopt: Adoption;
  /** True from the moment `destroy()` is called: code that comes back from a wait asks. */
  readonly isEnded: boolean;
  /** Adds listeners; returns how to remove them earlier. */
  listen(
    target: EventTarget,
    listeners: Listeners,
    options?: boolean | AddEventListenerOptions,
  ): Cancel;
  /** Runs `run` once after `ms` milliseconds; returns how to cancel it. */
  after(ms: number, run: () => void): Cancel;
  /**
   * Takes over a function that stops something; returns how to stop it earlier. Either way it is
   * called once.
   */
  own(stop: Cancel): Cancel;
  /** Opens a scope within this one, which ends with it, or earlier. */
  begin(): Scope;
  /** Sends an error to the error reporter. */
  report(error: unknown): void;
  /** Ends everything that the scope holds. Calling it twice does nothing. */
  destroy(): void;
}

/** Warns the developer of a wrong field, or of a missing part of the markup. */
export type Warn = (field: string, message: string) => void;

/** The scope of a block, which `prepare` and `mount` get. */
export interface BlockScope extends Scope {
  readonly node: HTMLElement;
  readonly block: Block;
  /** What was warned of, without the names. */
  readonly warnings: readonly string[];
  /** Warns in the console, by the names of initializer and block. */
  readonly warn: Warn;
  begin(): BlockScope;
}

/** A scope with further members, which the scopes that begin in it have too. */
type Carrying<Known> = Omit<Scope, 'begin'> &
  Known & {
    /** @param own Further members of its own. Default: those of this scope. */
    begin(own?: Known): Carrying<Known>;
  };

/** The members of a scope that reading a block takes. */
export type ReadScope = Pick<BlockScope, 'node' | 'block' | 'warn'>;

/** The members of a scope that preparing a block takes. */
export type PrepareScope = Pick<BlockScope, 'node' | 'block' | 'adopt'>;

/**
 * Creates a scope.
 *
 * @param known The further members: those of `BlockScope` for a block.
 */
export function createScope<Known extends Pick<Scope, 'report'>>(
  runtime: Runtime,
  known: Known,
): Carrying<Known> {
  const stops = new Set<Cancel>();
  let adoption: Adoption | undefined;

  const scope: Carrying<Known> & { isEnded: boolean } = {
    ...known,
    runtime,
    isEnded: false,
    get adopt() {
      adoption ??= createAdoption();
      return adoption;
    },
    own(stop) {
      const stopOnce = () => {
        if (stops.delete(stopOnce)) stop();
      };
      stops.add(stopOnce);
      if (scope.isEnded) stopOnce();
      return stopOnce;
    },
    listen(...asked) {
      return scope.own(listenAll(...asked));
    },
    after(ms, run) {
      const cancel = scope.own(
        runtime.clock.after(ms, () => {
          cancel();
          run();
        }),
      );
      return cancel;
    },
    begin(own = known) {
      const child = createScope(runtime, own);
      // Forgotten by its parent when it ends first.
      child.destroy = scope.own(child.destroy);
      return child;
    },
    destroy() {
      scope.isEnded = true;
      for (const stop of [() => adoption?.release(), ...stops].reverse()) {
        try {
          stop();
        } catch (error) {
          known.report(error);
        }
      }
    },
  };
  return scope;
}
