import type { ChunkFiles } from './chunks/chunkFiles';
import type { Http } from './http/http';
import type { Runtime } from './runtime';

/** The lazy services: each is loaded for the first that asks, and there is one of it in a run. */
export interface Services {
  /** Calls below /api/. */
  http: Http;
}

/** What the chunk of a service holds. */
export interface ServiceModule<Service> {
  /** Makes the service. One that has a `destroy` is stopped by `Skerry.destroy()`. */
  createService(runtime: Runtime): Service;
}

/** Where the code of each service is: imported, or (what the build makes of `import()`) files. */
export type ServiceLoaders = {
  [Name in keyof Services]: () => Promise<ServiceModule<Services[Name]>> | ChunkFiles;
};
