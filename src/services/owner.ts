import type { Cancel } from '../clock';

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
