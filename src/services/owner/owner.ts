import { logoutOwner } from '#calls/endpoints/site/logoutOwner';
import type { Cancel } from '#engine/clock';
import type { Runtime } from '#engine/runtime';
import { navigate } from '#page/links/navigate';
import { createOverlays } from '#page/overlays/createOverlays';
import { isLoggedIn } from '#site/account/isLoggedIn';
import { answerEscape, type EscapeActions } from './answerEscape';
import { configAddress, escapesToConfig, isConfig, ownerRedirect } from './configAddress';
import { confirmLogout, saysLogout } from './confirmLogout';
import { createEditorEvents } from './editorEvents';
import { createFrameBridge } from './frame/frameBridge';

declare module '#engine/runtime' {
  interface Services {
    /** What those who are logged in to the site have beside its visitors. */
    owner: Owner;
  }
}

/** What the site's owner and those who work for it have beside its visitors: the service `owner`. */
export interface Owner {
  /** Starts it for whoever is logged in, and confirms a logout; until stopped. */
  start(): Cancel;
  /**
   * Logs the account out, then goes to the page with `?logout=true`, which confirms it. Does
   * nothing where nobody is logged in.
   *
   * @throws HttpError where the server does not log out.
   */
  logout(): Promise<void>;
  /**
   * Tells an administrator's other tabs of an editor event, where `skerry:editorevent` says it on.
   * Does nothing for anybody else.
   *
   * @param data What can be cloned.
   */
  tellTabs(event: string, data: unknown): void;
}

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
      // On its way out the page needs nothing else. Back would only lead to the same redirect.
      if (redirect && navigate(redirect, { replaces: true })) return () => {};
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
