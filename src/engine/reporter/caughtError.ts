import type { FailurePlace } from './failurePlace';

/** An error that was passed to `report`. */
export interface ReportedError extends FailurePlace {
  type: 'report';
  error: unknown;
}

/**
 * An error as it was caught, with the page's address and the time (in milliseconds since 1970) of
 * that moment. Nothing of the error is read before the ledger's code is here.
 */
export type CaughtError = readonly [event: Event | ReportedError, url: string, timestamp: number];
