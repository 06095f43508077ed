import {
  loginSiteUser,
  logoutSiteUser,
  type SiteUserLogin,
} from '#calls/endpoints/site/siteUserSession';
import type { Runtime } from '#engine/runtime';

declare module '#engine/runtime' {
  interface Services {
    /** The login of the site's own users: its members and customers. */
    account: Account;
  }
}

/** The login of the site's own users: the service `account`. */
export interface Account {
  /**
   * Logs a site user in, by `{ email, password, rememberMe }`. Later calls of this tab carry the
   * session's anti-forgery token (`X-XSRF-Token`).
   *
   * @throws HttpError with the server's own words, or those of its status.
   */
  login(login: SiteUserLogin): Promise<void>;
  /**
   * Logs the site user out and forgets the token. Asks once more with the crumb that the server
   * offers where it refuses the first one. Who is not logged in any more is logged out.
   *
   * @param options.cloneCart The visitor keeps a copy of the cart; default: no.
   * @throws HttpError where the server does not log out: the token stays.
   */
  logout(options?: { cloneCart?: boolean }): Promise<void>;
}

export const createService = (runtime: Runtime): Account => ({
  async login(login) {
    await loginSiteUser(await runtime.use('http'), login);
  },
  async logout({ cloneCart = false } = {}) {
    await logoutSiteUser(await runtime.use('http'), cloneCart);
  },
});
