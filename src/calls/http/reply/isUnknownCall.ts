import type { HttpError } from './httpError';

/** Not found, not by this method, not implemented. */
const UNKNOWN_CALL: readonly number[] = [404, 405, 501];

/** Whether a server has no such call. */
export const isUnknownCall = ({ status }: Pick<HttpError, 'status'>): boolean =>
  UNKNOWN_CALL.includes(status);
