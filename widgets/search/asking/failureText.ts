import { isHttpError } from '#calls/http/reply/httpError';
import type { searches } from '#texts/content/searches';

/** No answer came, or none in time. */
const NETWORK: readonly string[] = ['network', 'timeout'];

/** Returns what a visitor reads of a search that failed. */
export function failureText(error: unknown, texts: typeof searches): string {
  if (!isHttpError(error)) return texts.wrong;
  // One that answers 404 tells of no connection either, and yet it has answered.
  return NETWORK.includes(error.kind) && !error.status ? texts.network : texts.notLoaded;
}
