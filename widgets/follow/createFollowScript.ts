import type { Runtime } from '#engine/runtime';
import { createScript } from '#page/html/scripts/createScript';
import { runScript } from '#page/html/scripts/runScript';

const ADDRESS = 'https://platform.twitter.com/widgets.js';

/** What the script makes, as far as it is used. */
interface Buttons {
  createFollowButton(
    name: string,
    place: HTMLElement,
    options: Readonly<Record<string, unknown>>,
  ): Promise<HTMLElement | undefined>;
}

declare global {
  interface Window {
    twttr?: { ready?(run: () => void): void; widgets?: Buttons };
  }
}

/** X's script, once a page. */
export interface FollowScript {
  /**
   * Resolves with what makes buttons. A page that has the script already does not ask for it again;
   * where it did not come, the next call tries anew.
   */
  load(): Promise<Buttons>;
}

/** Resolves when the script has set itself up, which may be after it has run. */
const whenReady = () =>
  new Promise<void>((resolve) => {
    if (window.twttr?.ready) window.twttr.ready(() => resolve());
    else resolve();
  });

/** Creates the one loader of a run: every button asks `runtime.part(createFollowScript)`. */
export function createFollowScript(runtime: Runtime): FollowScript {
  const scope = runtime.scope('follow');
  let loading: Promise<Buttons> | undefined;

  const load = async () => {
    const attempt = scope.begin();
    try {
      if (!window.twttr?.widgets) await runScript(attempt, createScript(runtime, ADDRESS));
      await whenReady();
      const buttons = window.twttr?.widgets;
      if (!buttons) throw new Error('its script makes no buttons');
      return buttons;
    } catch (error) {
      loading = undefined;
      attempt.destroy();
      throw error;
    }
  };

  return {
    load() {
      loading ??= load();
      return loading;
    },
  };
}
