import type { Cancel } from '../../src/clock';
import { createConsent } from '../../src/consent/createConsent';
import type { Runtime } from '../../src/runtime';

/** A script that has not run: the browser takes it for data. */
const WAITING = 'script[type="text/plain"][data-consent]';

/**
 * Runs the scripts that the server sent as `type="text/plain" data-consent="analytics"` (or ads, or
 * embeds: the three are allowed together) once there is consent, in the order of the document, each
 * once and after the one before has loaded; those that arrive later as well. One that fails is
 * reported and keeps no other back. A script that has run stays, also when consent is taken back or
 * Skerry is destroyed.
 */
export function runMarkedScripts(runtime: Runtime): Cancel {
  const consent = runtime.part(createConsent);
  let running = false;
  let stopped = false;

  /** One that can't be run stays in its place: it is not tried again. */
  const tried = new Set<HTMLScriptElement>();

  const next = () => {
    if (stopped || !consent.isGiven()) return undefined;
    const waiting = document.querySelectorAll<HTMLScriptElement>(WAITING);
    return [...waiting].find((script) => !tried.has(script));
  };

  const runAll = async () => {
    if (running || !next()) return;
    running = true;
    try {
      const { owner } = await runtime.use('html');
      // Asked before each: a script may bring others, or the visitor may answer anew.
      for (let script = next(); script; script = next()) {
        tried.add(script);
        await owner.run(script);
      }
    } catch (error) {
      if (!stopped) runtime.report(error, { initializer: 'consent' });
    }
    running = false;
  };

  const arrivals = new MutationObserver(runAll);
  arrivals.observe(document, { childList: true, subtree: true });
  const stopWatching = consent.watch(runAll);
  runAll();
  return () => {
    stopped = true;
    arrivals.disconnect();
    stopWatching();
  };
}
