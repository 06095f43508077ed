import type { Cancel } from '#engine/clock';
import type { Runtime, Services } from '#engine/runtime';
import { watchSeen } from '#engine/visibility/watchSeen';
import { whenActivated } from '#engine/visibility/whenActivated';
import { isCounted } from '../account/isCounted';
import { keepVisit } from '../visit/keepVisit';
import { createConsent } from './consent';

/** Tells the server of what was seen, by the data layer. */
type Tell = (http: Services['http']) => unknown;

/**
 * Calls `tell` once, when the visitor has seen `node` and has agreed to be counted, whichever comes
 * last. The visitor's cookies are there by then. What has left the page before they agree is not told
 * of, nor is anything where visits of the page are not counted. What fails, fails in silence.
 *
 * @returns Stops waiting for that.
 */
export function countSeen(runtime: Runtime, node: Element, tell: Tell): Cancel {
  const scope = runtime.scope();
  const consent = runtime.part(createConsent).analytics;
  let isSeen = false;

  const send = async () => {
    const http = await runtime.use('http');
    // Meanwhile the visitor may have taken it back.
    if (!consent.isGiven()) return;
    // The page's own view may not have been counted yet, and the server is to know whose this one is.
    keepVisit(runtime);
    await tell(http);
  };
  const look = () => {
    if (!isSeen || !node.isConnected || !consent.isGiven()) return;
    scope.destroy();
    send().catch(() => {});
  };
  const watch = () => {
    const stop = scope.own(
      watchSeen(runtime.visibility, node, () => {
        isSeen = true;
        stop();
        look();
      }),
    );
    scope.own(consent.watch(look));
  };
  if (isCounted(runtime.context)) whenActivated(scope, watch);
  return scope.destroy;
}
