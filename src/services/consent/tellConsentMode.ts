import type { Scope } from '#engine/scope';
import { createConsent } from '#site/consent/consent';

/** All that consent mode v2 asks for that is not essential. */
const KINDS = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'];

/** Google tells its commands from other entries by this: they are lists of arguments, no arrays. */
const command = (...parts: unknown[]): unknown =>
  function () {
    // biome-ignore lint/complexity/noArguments: see above.
    return arguments;
  }.apply(undefined, parts as []);

const isDefault = (entry: unknown) => {
  const [name, kind] = Array.from((entry ?? []) as ArrayLike<unknown>);
  return name === 'consent' && kind === 'default';
};

/**
 * Google's consent mode, version 2: tells its tags what is allowed. For pages that have them: a
 * `dataLayer`, or scripts that wait for consent. The default goes before whatever waits in the
 * `dataLayer`; where the page has set a default of its own, or the tags are here already, it is an
 * update; so is each change. No cookie, no request.
 */
export function tellConsentMode(scope: Scope): void {
  const { isGiven, watch } = scope.runtime.part(createConsent);
  const page = window as { dataLayer?: unknown };
  if (!page.dataLayer && document.querySelector('script[data-consent]')) page.dataLayer = [];
  const { dataLayer } = page;
  if (!Array.isArray(dataLayer)) return;
  const layer: unknown[] = dataLayer;

  const consent = (kind: 'default' | 'update', given: boolean) => {
    const state = given ? 'granted' : 'denied';
    return command('consent', kind, Object.fromEntries(KINDS.map((name) => [name, state])));
  };
  // Tags that are here have replaced `push`.
  if (Object.hasOwn(layer, 'push') || layer.some(isDefault)) {
    layer.push(consent('update', isGiven()));
  } else layer.unshift(consent('default', isGiven()));
  scope.own(watch((given) => layer.push(consent('update', given))));
}
