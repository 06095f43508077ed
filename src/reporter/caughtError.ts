import type { FailurePlace } from './failurePlace';

/** What was passed to `report`. */
export interface ReportedError extends FailurePlace {
  type: 'report';
  error: unknown;
}

/**
 * An error as it was caught, the page's address at that time, and the time, in milliseconds since
 * 1970. Nothing of it is read before the ledger's code is here.
 */
export type CaughtError = readonly [event: Event | ReportedError, url: string, timestamp: number];
