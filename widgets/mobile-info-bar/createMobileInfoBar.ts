import type { Runtime } from '#engine/runtime';
import type { Scope } from '#engine/scope';
import type { SitePart } from '#services/siteParts/sitePart';
import { smallWindow } from '#services/siteParts/smallWindow';
import { readContacts } from './readContacts';
import { showInfoBar } from './showInfoBar';

/**
 * Creates the mobile information bar: the service `mobile-info-bar`. It shows in windows of 1,024
 * px and less, also in one that becomes so. No island: on most pages it would be the only one, and
 * the engine weighs many times as much.
 */
export const createMobileInfoBar = (runtime: Runtime): SitePart => ({
  start() {
    const scope = runtime.scope();
    const contacts = readContacts(runtime.context);
    const query = smallWindow();
    let shown: Scope | undefined;
    const follow = () => {
      shown?.destroy();
      shown = undefined;
      if (!contacts || !query.matches) return;
      shown = scope.begin();
      showInfoBar(contacts, shown);
    };
    scope.listen(query, { change: follow });
    follow();
    return scope.destroy;
  },
});
