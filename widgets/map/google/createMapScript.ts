/// <reference types="google.maps" />
import { inTime } from '#engine/inTime';
import type { Runtime } from '#engine/runtime';
import { createScript } from '#page/html/scripts/createScript';
import { runScript } from '#page/html/scripts/runScript';

/** The script may take so long, in milliseconds. */
const PATIENCE_MS = 30_000;

/** The functions of the page that the script calls: when it is ready, and when it refuses the key. */
const READY = 'skerryMapsReady';
const REFUSED = 'gm_authFailure';

/** The map service's script, once a page. */
export interface MapScript {
  /** Resolves when it is ready. A page that has it already does not ask for it again. */
  load(): Promise<void>;
  /** Tells when the service refuses the site's key, which it says after it is ready. */
  whenRefused: Promise<never>;
}

/** Returns the script's address, with the site's key and the page's language. */
function scriptAddress({ context: { read } }: Runtime): string {
  const language = document.documentElement.lang || read('website.language', '');
  const address = new URL('https://maps.googleapis.com/maps/api/js');
  const { searchParams } = address;
  searchParams.set('key', read('gmRenderKey', ''));
  searchParams.set('loading', 'async');
  searchParams.set('callback', READY);
  if (language) searchParams.set('language', language);
  const region = new Intl.Locale(language || 'en').region;
  if (region) searchParams.set('region', region);
  return address.href;
}

/** Creates the one loader of a run: every map asks `runtime.part(createMapScript)`. */
export function createMapScript(runtime: Runtime): MapScript {
  const scope = runtime.scope('map');
  let loading: Promise<void> | undefined;
  const page = window as unknown as Record<string, unknown>;

  /** Puts a function where the script looks for it, beside one of the page's own. */
  const provide = (name: string, run: () => void) => {
    const before = page[name];
    page[name] = () => {
      run();
      if (before instanceof Function) before();
    };
    scope.own(() => {
      page[name] = before;
    });
  };

  const whenRefused = new Promise<never>((_, reject) => {
    provide(REFUSED, () => reject(new Error('the map service refuses the key')));
  });
  // Nobody may be listening yet.
  whenRefused.catch(() => {});

  const load = async () => {
    if (window.google?.maps?.Map) return;
    const ready = new Promise<void>((resolve) => provide(READY, resolve));
    const script = createScript(runtime, scriptAddress(runtime));
    await inTime(scope, PATIENCE_MS, 'the map service', runScript(scope, script, { ready }));
  };

  return {
    load() {
      loading ??= load();
      return loading;
    },
    whenRefused,
  };
}
