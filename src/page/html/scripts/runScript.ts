import type { Scope } from '#engine/scope';

/** How a script is run. */
export interface ScriptRun {
  /** Resolves when what the script makes is there. Default: when it has run. */
  ready?: Promise<unknown>;
  /** Where it stands. Default: in the head. */
  place?: Element;
}

/**
 * Puts a script into the page until the scope ends. Resolves when it is ready; rejects where it can't
 * be had. What it throws is an uncaught error, which the reporter hears.
 */
export function runScript(
  scope: Scope,
  script: HTMLScriptElement,
  { ready, place = document.head }: ScriptRun = {},
): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    const done = () => resolve();
    scope.listen(script, {
      load: ready ? () => {} : done,
      error: () => reject(new Error(`${new URL(script.src).host} does not answer`)),
    });
    ready?.then(done, reject);
    scope.own(() => script.remove());
    place.append(script);
  });
}
