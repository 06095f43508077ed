import type { Scope } from '#engine/scope';
import { createConsent } from '#site/consent/consent';

/** All that consent mode v2 asks for that is not essential, by our category. */
const KINDS = {
  ad_storage: 'ads',
  ad_user_data: 'ads',
  ad_personalization: 'ads',
  analytics_storage: 'analytics',
} as const;

/** Google tells its commands from other entries by this: they are lists of arguments, no arrays. */
const command = (...parts: unknown[]): unknown =>
  function () {
    // biome-ignore lint/complexity/noArguments: see above.
    return arguments;
  }.apply(undefined, parts as []);

const isDefault = (entry: unknown) => {
  const parts = (entry ?? []) as ArrayLike<unknown>;
  return parts[0] === 'consent' && parts[1] === 'default';
};

/**
 * Google's consent mode, version 2: tells its tags what is allowed. They may come late, by a script of
 * the page that waits for a moment of its own: what they read first, the `dataLayer`, is made where the
 * page has none. The default goes before whatever waits in it; where the page has set a default of its
 * own, or the tags are here already, it is an update; so is each change. No cookie, no request.
 */
export function tellConsentMode(scope: Scope): void {
  const { isGiven, watch } = scope.runtime.part(createConsent);
  const page = window as { dataLayer?: unknown };
  page.dataLayer ??= [];
  const { dataLayer } = page;
  if (!Array.isArray(dataLayer)) return;
  const layer: unknown[] = dataLayer;

  const consent = (kind: 'default' | 'update') => {
    const states = Object.entries(KINDS).map(([name, category]) => [
      name,
      isGiven(category) ? 'granted' : 'denied',
    ]);
    return command('consent', kind, Object.fromEntries(states));
  };
  // Tags that are here have replaced `push`.
  if (Object.hasOwn(layer, 'push') || layer.some(isDefault)) {
    layer.push(consent('update'));
  } else layer.unshift(consent('default'));
  scope.own(watch(() => layer.push(consent('update'))));
}
