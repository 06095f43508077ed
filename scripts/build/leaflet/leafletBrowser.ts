import path from 'node:path';
import type { Plugin } from 'esbuild';

/** Puts a module of ours in the place of the one by which Leaflet looks at the browser. */
export const leafletBrowser: Plugin = {
  name: 'leaflet-browser',
  setup(build) {
    build.onResolve({ filter: /core\/Browser$/ }, ({ importer }) =>
      importer.includes('leaflet')
        ? { path: path.join(import.meta.dirname, 'browser.ts') }
        : undefined,
    );
  },
};
