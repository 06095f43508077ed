import { logoutOwner } from '../api/logoutOwner';
import type { Cancel } from '../clock';
import { navigate } from '../links/navigate';
import { createOverlays } from '../overlays/createOverlays';
import type { Runtime } from '../runtime';
import type { Owner } from '../services/owner';
import { answerEscape, type EscapeActions } from './answerEscape';
import { configAddress, escapesToConfig, isConfig, ownerRedirect } from './configAddress';
import { confirmLogout, saysLogout } from './confirmLogout';
import { createFrameBridge } from './createFrameBridge';
import { createEditorEvents } from './editorEvents';
import { isLoggedIn } from './isLoggedIn';

const isFramed = () => window.parent !== window;

/** The page that confirms a logout: this one. */
function logoutAddress(): string {
  const address = new URL(location.href);
  address.searchParams.set('logout', 'true');
  return address.href;
}

/** Makes the service `owner`. */
export function createOwner(runtime: Runtime): Owner & { destroy: Cancel } {
  const { context, report } = runtime;
  const editorEvents = createEditorEvents(runtime);

  const logout = async () => {
    if (!isLoggedIn(context)) return;
    await logoutOwner(await runtime.use('http'));
    navigate(logoutAddress());
  };

  return {
    logout,
    tellTabs: editorEvents.tell,
    destroy: editorEvents.destroy,
    start() {
      if (saysLogout(location.search)) confirmLogout(runtime).catch(report);
      if (!isLoggedIn(context)) return () => {};
      const page = new URL(location.href);
      const redirect = ownerRedirect({ context, page, isFramed: isFramed() });
      // On its way out the page needs nothing else.
      if (redirect && navigate(redirect)) return () => {};
      const answerBy = (actions: EscapeActions) =>
        runtime.part(createOverlays).whenNoneIsOpen((event) => answerEscape(event, actions));
      if (isFramed()) {
        const bridge = createFrameBridge(runtime);
        const stopAnswering = answerBy({ open: bridge.tellEscape, logout: undefined });
        return () => {
          stopAnswering();
          bridge.destroy();
        };
      }
      if (isConfig(page.pathname)) return () => {};
      return answerBy({
        open: escapesToConfig({ context, page })
          ? () => void navigate(configAddress(new URL(location.href)))
          : undefined,
        logout: () => void logout().catch(report),
      });
    },
  };
}
