import { createSiteContext } from '#engine/context/createSiteContext';
import type { Runtime } from '#engine/runtime';
import { createScope } from '#engine/scope';

/** Creates what readers are given of a run: the page's context, and nothing that does anything. */
export function createRuntime(): Runtime {
  const parts = new Map<unknown, unknown>();
  const runtime: Runtime = {
    nonce: '',
    initializers: [],
    clock: { now: () => 0, after: () => () => {} },
    visibility: { watch: () => () => {} },
    blocks: new Map(),
    context: createSiteContext(),
    scope: () => createScope(runtime, { report: () => {} }),
    report() {},
    part<T>(create: (runtime: Runtime) => T) {
      if (!parts.has(create)) parts.set(create, create(runtime));
      return parts.get(create) as T;
    },
    use: (name) => Promise.reject(new Error(`A reader asks for ${name}`)),
    scan: async () => {},
  };
  return runtime;
}
