import { object, string } from '#page/fields/schema';
import type { Http } from '../../http/http';
import type { Contract } from '../contract';
import { boolean, oneOf, strictObject, string as text } from '../contractSchema';
import { readAnswer } from '../readAnswer';
import { endSession } from './endSession';

const PATH = '/api/site-users/account/session';

export const loginSiteUserContract = () =>
  ({
    method: 'POST',
    path: PATH,
    body: {
      as: 'json',
      schema: strictObject({ email: text(), password: text(), rememberMe: boolean() }),
    },
  }) as const satisfies Contract;

export const logoutSiteUserContract = () =>
  ({
    method: 'DELETE',
    path: PATH,
    query: strictObject({ cloneCart: oneOf(['true', 'false']) }),
  }) as const satisfies Contract;

export interface SiteUserLogin {
  email: string;
  password: string;
  rememberMe: boolean;
}

const answer = object({ xsrfToken: string() });

/** Logs a site user in. Later calls of this tab carry the session's anti-forgery token. */
export async function loginSiteUser(http: Http, login: SiteUserLogin): Promise<void> {
  const { xsrfToken } = readAnswer(http, answer, await http.post(PATH, { json: login }), PATH);
  http.keepXsrfToken(xsrfToken);
}

/**
 * Logs the site user out; once more where the answer says that the crumb failed, as every call.
 *
 * @param cloneCart The visitor keeps a copy of the cart.
 */
export async function logoutSiteUser(http: Http, cloneCart: boolean): Promise<void> {
  await endSession(http.delete(PATH, { query: { cloneCart }, quiet: true }));
  http.keepXsrfToken(undefined);
}
