/// <reference types="google.maps" />
import { importLibrary, setOptions } from '@googlemaps/js-api-loader';
import { inTime } from '#engine/inTime';
import type { Runtime } from '#engine/runtime';
import { regionOf } from './regionOf';

/** The script may take so long, in milliseconds. */
const PATIENCE_MS = 30_000;

/** The function of the page that the script calls when it refuses the key. */
const REFUSED = 'gm_authFailure';

const SCRIPT = 'script[src^="https://maps.googleapis.com/maps/api/js"]';

/** The map service's script, once a page. */
export interface MapScript {
  /** Resolves when it is ready, with its markers. A page that has it already does not ask for it again. */
  load(): Promise<google.maps.MarkerLibrary>;
  /** Tells when the service refuses the site's key, which it says after it is ready. */
  whenRefused: Promise<never>;
}

/** Returns what the script is asked for: with the site's key, and the page's language. */
function scriptOptions({ context: { read } }: Runtime): Parameters<typeof setOptions>[0] {
  const language = document.documentElement.lang || read('website.language', '');
  const region = regionOf(language);
  return {
    key: read('gmRenderKey', ''),
    ...(language && { language }),
    ...(region && { region }),
  };
}

/** Creates the one loader of a run: every map asks `runtime.part(createMapScript)`. */
export function createMapScript(runtime: Runtime): MapScript {
  const scope = runtime.scope('map');
  const page = window as unknown as Record<string, unknown>;
  let loading: Promise<google.maps.MarkerLibrary> | undefined;

  const whenRefused = new Promise<never>((_, reject) => {
    // Beside one of the page's own.
    const before = page[REFUSED];
    page[REFUSED] = () => {
      reject(new Error('the map service refuses the key'));
      if (before instanceof Function) before();
    };
    scope.own(() => {
      page[REFUSED] = before;
    });
  });
  // Nobody may be listening yet.
  whenRefused.catch(() => {});

  /** Takes the script over, which is in the page a moment after it was asked for. */
  const takeScript = () =>
    new Promise<void>((resolve, reject) => {
      scope.after(0, () => {
        const script = document.head.querySelector(SCRIPT);
        // The loader itself would never end.
        if (!script) reject(new Error('Trusted Types refuse the map service'));
        scope.own(() => script?.remove());
        resolve();
      });
    });

  const load = async () => {
    const isPages = Boolean(window.google?.maps?.importLibrary);
    setOptions(scriptOptions(runtime));
    const libraries = Promise.all([importLibrary('maps'), importLibrary('marker')]);
    const script = isPages ? undefined : takeScript();
    const all = Promise.all([libraries, script]);
    const [[, markers]] = await inTime(scope, PATIENCE_MS, 'the map service', all);
    return markers;
  };

  return {
    load() {
      loading ??= load();
      return loading;
    },
    whenRefused,
  };
}
