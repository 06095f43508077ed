import type { Cancel } from '../../src/clock';
import type { Runtime } from '../../src/runtime';
import type { SitePart } from '../../src/services/sitePart';
import { smallWindow } from '../../src/site/smallWindow';
import { readContacts } from './readContacts';
import { showInfoBar } from './showInfoBar';

/**
 * The mobile information bar: the service `mobile-info-bar`. In windows of 1024 px and less, also in
 * one that becomes so. No island: on most pages it would be the only one, and the engine weighs many
 * times as much.
 */
export const createMobileInfoBar = (runtime: Runtime): SitePart => ({
  start() {
    const contacts = readContacts(runtime.context);
    const query = smallWindow();
    let hide: Cancel | undefined;
    const follow = () => {
      hide?.();
      hide = contacts && query.matches ? showInfoBar(runtime, contacts) : undefined;
    };
    query.addEventListener('change', follow);
    follow();
    return () => {
      query.removeEventListener('change', follow);
      hide?.();
    };
  },
});
