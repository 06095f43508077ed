import { createAdoption } from './adoption';
import type { ChunkLoader } from './chunks/chunkLoader';
import type { Cancel, Clock } from './clock';
import { createSiteContext } from './context/createSiteContext';
import { emit, listen } from './events';
import type { Initializer } from './initializer';
import { createRegistry, type Registry } from './registry/registry';
import type { ErrorReporter } from './reporter/errorReporter';
import type { Runtime } from './runtime';
import type { ServiceLoaders, ServiceModule, Services } from './services/services';
import type { SiteConsent } from './services/siteConsent';
import type { Skerry } from './skerry';

declare const VERSION: string;

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
  let stopReporting: Cancel | undefined = reporter.install();
  const registered = [...builtIn];
  let run: { runtime: Runtime; registry: Registry; ready: Promise<void>; stop(): void } | undefined;

  /** A call before the first run waits for it. */
  const consent = async () => {
    if (!run) await skerry.ready;
    return run?.runtime.use('consent') as Promise<SiteConsent>;
  };

  const createRun = () => {
    const parts = new Map<unknown, unknown>();
    const runtime: Runtime = {
      clock,
      context: createSiteContext(),
      adopt: createAdoption,
      report: reporter.report,
      part<T>(create: (runtime: Runtime) => T) {
        if (!parts.has(create)) parts.set(create, create(runtime));
        return parts.get(create) as T;
      },
      async use<Name extends keyof Services>(name: Name) {
        const load = services[name] as () => Promise<ServiceModule<Services[Name]>>;
        const { createService } = await chunks.load(name, load, true);
        if (run !== current) throw Error('destroyed');
        return runtime.part(createService);
      },
      scan: (root) => registry.scan(root),
    };
    const registry = createRegistry(runtime, chunks, registered);
    const stop = () => {
      for (const part of [...parts.values(), registry].reverse()) {
        try {
          (part as { destroy?(): void }).destroy?.();
        } catch (error) {
          reporter.report(error);
        }
      }
    };
    const current = { runtime, registry, stop, ready: registry.scan(document) };
    current.ready.then(() => {
      if (run === current) emit(document, 'ready', null);
    });
    return current;
  };

  const skerry: Skerry = {
    version: VERSION,
    get ready() {
      if (run) return run.ready;
      return new Promise<void>((resolve) => {
        const stop = listen('ready', () => resolve(stop()));
      });
    },
    init() {
      stopReporting ??= reporter.install();
      run ??= createRun();
      return run.ready;
    },
    register(initializer) {
      // A selector that is none would break every search: it is the caller's error.
      document.head.matches(initializer.selector ?? '*');
      registered.push(initializer);
      run?.registry.scan(document);
    },
    scan: async (root) => run?.registry.scan(root),
    on: listen,
    consent: { get: consent, show: async () => (await consent()).show() },
    destroy() {
      run?.stop();
      run = undefined;
      stopReporting?.();
      stopReporting = undefined;
    },
  };
  return skerry;
}
