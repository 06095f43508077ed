import type { Http } from '../../http/http';
import type { Contract } from '../contract';
import { endSession } from './endSession';

const PATH = '/api/auth/Logout';

export const logoutOwnerContract = () =>
  ({ method: 'POST', path: PATH }) as const satisfies Contract;

/** Logs the owner out. The caller then reloads, or goes to a page with `?logout=true`. */
export async function logoutOwner(http: Http): Promise<void> {
  await endSession(http.post(PATH, undefined, { quiet: true }));
}
