import type { Scope } from '#engine/scope';
import { SUMMARY_KEY } from '../summary/keepSummary';

/** The other tabs of the site that show the same cart. */
export interface Tabs {
  /** Says that the cart has changed here. */
  tell(): void;
}

/**
 * Hears of changes in other tabs: by a channel, or where there is none by the summary that they keep. The
 * channel is closed while the page is away, for one that is open keeps it out of the back/forward cache.
 */
export function createTabs(scope: Scope, onChange: () => void): Tabs {
  if (!('BroadcastChannel' in window)) {
    scope.listen(window, {
      storage({ key }) {
        if (key === SUMMARY_KEY) onChange();
      },
    });
    return { tell() {} };
  }
  let channel: BroadcastChannel | undefined;
  const close = () => {
    channel?.close();
    channel = undefined;
  };
  const open = () => {
    if (channel) return;
    channel = new BroadcastChannel(SUMMARY_KEY);
    channel.onmessage = onChange;
  };
  open();
  scope.own(close);
  scope.listen(window, { pagehide: close, pageshow: open });
  return { tell: () => channel?.postMessage('') };
}
