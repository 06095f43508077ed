import type { AnalyticsEventKind } from '../enumerations/analyticsEventKind';
import type { SitePart } from './sitePart';

/** Counts visits and how fast the page is, with the visitor's consent: the service `visitors`. */
export interface Visitors extends SitePart {
  /**
   * Records a hit that is no view of the page, which counts itself: a heartbeat (10), audio (20) or
   * video (21). The specification numbers these kinds and says nothing of when one is due, so none
   * goes out by itself: whoever plays something, or wants to know how long a page is read, calls
   * this. Asks for consent anew, sends nothing where visits are not counted, and never throws.
   */
  hit(kind: AnalyticsEventKind): void;
}
