import type { ChunkLoader } from '#engine/chunks/chunkLoader';
import type { Cancel, Clock } from '#engine/clock';
import { createSiteContext } from '#engine/context/createSiteContext';
import { freeDocument } from '#engine/document/freeDocument';
import type { Door } from '#engine/door';
import { emit, listen } from '#engine/events';
import type { Initializer } from '#engine/initializer';
import { createRegistry, type Registry } from '#engine/registry/registry';
import type { ErrorReporter } from '#engine/reporter/errorReporter';
import type { Runtime, ServiceLoaders, ServiceModule, Services } from '#engine/runtime';
import { createScope } from '#engine/scope';
import { createVisibility } from '#engine/visibility/visibility';
import { findTemplateScript } from '#page/findTemplateScript';
import { blockGates } from '#page/gates/blockGates';
import { headerGates } from '#page/gates/headerGates';
import { openGates } from '#page/gates/openGates';
import type { Skerry } from './skerry';

declare const VERSION: string;

/** What a page may call of a service; of what is none the call rejects with a TypeError. */
type Method = (...asked: unknown[]) => unknown;

/** One life of the page, from `init()` to `destroy()`. */
interface Run {
  runtime: Runtime;
  ready: Promise<void>;
  destroy(): void;
}

/** Starts a run: finds the blocks, and tells by `ready` when every initializer has run. */
function createRun(
  clock: Clock,
  { report }: ErrorReporter,
  chunks: ChunkLoader,
  initializers: Initializer[],
  services: ServiceLoaders,
): Run {
  const parts = new Map<unknown, unknown>();
  const runtime: Runtime = {
    clock,
    initializers,
    context: createSiteContext(),
    visibility: createVisibility(),
    blocks: new Map(),
    scope: (initializer) => all.begin({ report: (error) => report(error, { initializer }) }),
    report,
    part<T extends object>(create: (runtime: Runtime) => T) {
      const known = parts.get(create);
      if (known) return known as T;
      const part: T & { destroy?(): void } = create(runtime);
      parts.set(create, part);
      all.own(() => part.destroy?.());
      return part;
    },
    async use<Name extends keyof Services>(name: Name) {
      const { createService } = await chunks.load<ServiceModule<Services[Name]>>(
        name,
        services[name],
      );
      if (all.isEnded) throw Error('destroyed');
      return runtime.part(createService);
    },
    scan(root) {
      freeDocument(all.adopt);
      openGates(blockGates, root, all.adopt);
      if (!findTemplateScript()) {
        openGates(headerGates, root, all.adopt);
        // A template of the platform hides all but the page's background until its script moves it in.
        if (Object.hasOwn(window, 'Static')) {
          all.adopt.attribute(document.body, 'data-animation-state', 'booted');
        }
      }
      return registry.scan(root);
    },
    nonce: chunks.nonce,
  };
  const all = createScope(runtime, { report });
  const registry: Registry = createRegistry(runtime, chunks);
  const ready = runtime.scan(document);
  ready.then(() => {
    if (!all.isEnded) emit(document, 'ready', null);
  });
  return {
    runtime,
    ready,
    destroy() {
      // Owned last, so that blocks end before the parts that they use.
      all.own(registry.destroy);
      all.destroy();
    },
  };
}

/**
 * The lifecycle of a page: not initialized, then initialized after all registered initializers
 * ran, then destroyed (in reverse order, everything put back), and so on again.
 */
export function createSkerry(
  clock: Clock,
  reporter: ErrorReporter,
  chunks: ChunkLoader,
  builtIn: readonly Initializer[],
  services: ServiceLoaders,
): Skerry {
  // First of all: errors are reported from here on.
  let stopReporting: Cancel | undefined = reporter._install();
  const registered = [...builtIn];
  let run: Run | undefined;

  /** What is asked of a service before the first run waits for it. */
  const door = <Name extends keyof Services>(name: Name) =>
    new Proxy({} as Door<Services[Name]>, {
      get: (_, member) =>
        // Whoever awaits the door itself must not wait for a service's answer to that.
        member !== 'then' &&
        (async (...asked: unknown[]) => {
          if (!run) await skerry.ready;
          const service = (await run?.runtime.use(name)) as Record<PropertyKey, unknown>;
          return (service[member] as Method)(...asked);
        }),
    });

  const skerry: Skerry = {
    version: VERSION,
    get ready() {
      return (
        run?.ready ??
        new Promise<void>((resolve) => {
          const stop = listen('ready', () => resolve(stop()));
        })
      );
    },
    init() {
      stopReporting ??= reporter._install();
      run ??= createRun(clock, reporter, chunks, registered, services);
      return run.ready;
    },
    register(initializer) {
      // A selector that is none would break every search: it is the caller's error.
      if (initializer.selector) document.head.matches(initializer.selector);
      registered.push(initializer);
      run?.runtime.scan(document);
    },
    scan: async (root) => run?.runtime.scan(root),
    on: listen,
    consent: door('consent'),
    cart: door('cart'),
    debug: door('debug').start,
    of: door('handles').of,
    when: door('handles').when,
    destroy() {
      run?.destroy();
      run = undefined;
      stopReporting?.();
      stopReporting = undefined;
    },
  };
  return skerry;
}
