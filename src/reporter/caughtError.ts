import type { FailurePlace } from './failurePlace';

/** What was passed to `report`. */
export interface ReportedError extends FailurePlace {
  type: 'report';
  error: unknown;
}

/** An error as it was caught: nothing of it is read before the ledger's code is here. */
export interface CaughtError {
  event: Event | ReportedError;
  /** The page's address at that time. */
  url: string;
  /** Milliseconds since 1970. */
  timestamp: number;
}
