import { isHttpError } from '../../http/reply/httpError';

/**
 * Waits for a call that logs out. That nobody is logged in is no failure: the session ended in another tab,
 * or by its time.
 *
 * @param call A quiet one: nobody is to log in for it.
 */
export async function endSession(call: Promise<unknown>): Promise<void> {
  try {
    await call;
  } catch (error) {
    if (!isHttpError(error)) throw error;
    const { kind, status } = error;
    if (kind !== 'login' && !(kind === 'status' && status === 401)) throw error;
  }
}
