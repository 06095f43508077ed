import type { Scope } from '#engine/scope';
import { createConsent } from '#site/consent/consent';
import { type ConsentCategory, consentCategories } from '#site/consent/consentCategories';

/** A script that has not run: the browser takes it for data. */
const WAITING = 'script[type="text/plain"][data-consent]';

/** The categories that a script names; undefined for a name that is none, which takes all. */
const categoriesOf = ({ dataset }: HTMLScriptElement): (ConsentCategory | undefined)[] =>
  (dataset.consent ?? '').split(/\s+/).map((name) => consentCategories.find((one) => one === name));

/**
 * Runs the scripts that the server sent as `type="text/plain" data-consent="analytics"` (or `ads`, or
 * `embeds`, or several: `analytics ads`) once there is consent to that: in the order of the document, each
 * once, and after the one before has loaded; those that arrive later as well. A script that fails is
 * reported and keeps no other back. One that has run stays, also when consent is taken back or Skerry is
 * destroyed.
 */
export function runMarkedScripts(scope: Scope): void {
  const { runtime } = scope;
  const consent = runtime.part(createConsent);
  let running = false;

  /** One that can't be run stays in its place: it is not tried again. */
  const tried = new Set<HTMLScriptElement>();

  const next = () => {
    if (scope.isEnded) return undefined;
    const waiting = document.querySelectorAll<HTMLScriptElement>(WAITING);
    return [...waiting].find(
      (script) => !tried.has(script) && categoriesOf(script).every((one) => consent.isGiven(one)),
    );
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
      if (!scope.isEnded) scope.report(error);
    }
    running = false;
  };

  const arrivals = new MutationObserver(runAll);
  arrivals.observe(document, { childList: true, subtree: true });
  scope.own(() => arrivals.disconnect());
  scope.own(consent.watch(runAll));
  runAll();
}
