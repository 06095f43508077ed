import type { Runtime } from '#engine/runtime';
import { createScript } from '#page/html/scripts/createScript';
import { runScript } from '#page/html/scripts/runScript';

/** Tock's function: it keeps what it is told until its script takes over. */
interface Tock {
  (...told: unknown[]): void;
  callMethod?(...told: unknown[]): void;
  queue: unknown[][];
  push?: Tock;
  loaded: boolean;
  version: string;
}

declare global {
  interface Window {
    tock?: Tock;
  }
}

/** Tock's script, once a page. */
export interface TockScript {
  /**
   * Tells the script of a restaurant, and resolves when it runs. A page that has the script already
   * does not ask for it again; where it did not come, the next call tries anew.
   */
  show(business: string, address: string): Promise<void>;
}

function createQueue(): Tock {
  const queue: unknown[][] = [];
  const tock: Tock = Object.assign(
    (...told: unknown[]) => {
      if (tock.callMethod) tock.callMethod(...told);
      else queue.push(told);
    },
    { queue, loaded: true, version: '1.0' },
  );
  tock.push = tock;
  return tock;
}

/** Creates the one loader of a run: every block asks `runtime.part(createTockScript)`. */
export function createTockScript(runtime: Runtime): TockScript {
  const scope = runtime.scope('reservation');
  let loading: Promise<void> | undefined;

  const load = async (address: string) => {
    const attempt = scope.begin();
    const tock = createQueue();
    window.tock = tock;
    const forget = () => {
      // One that has run stays: nobody can stop it.
      if (window.tock === tock && !tock.callMethod) Reflect.deleteProperty(window, 'tock');
    };
    scope.own(forget);
    try {
      await runScript(attempt, createScript(runtime, address));
    } catch (error) {
      forget();
      attempt.destroy();
      loading = undefined;
      throw error;
    }
  };

  return {
    async show(business, address) {
      if (!window.tock) loading = load(address);
      window.tock?.('init', business);
      await loading;
    },
  };
}
