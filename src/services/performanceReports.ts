import type { Cancel } from '../clock';

/** Measures how fast the page is for its visitor: the service `performance`. */
export interface PerformanceReports {
  /** Measures and reports, with the visitor's consent, until stopped. */
  start(): Cancel;
}
