import type { AnalyticsEventKind } from '#rules/enumerations/site/analyticsEventKind';
import type { SitePart } from '../siteParts/sitePart';

declare module '#engine/events' {
  interface SkerryEvents {
    /** The visitor's id at a session-recording service, for that service's own snippet. */
    sessionrecording: { id: string };
  }
}

declare module '#engine/runtime' {
  interface Services {
    /** Counts visits and how fast the page is, with the visitor's consent. */
    visitors: Visitors;
  }
}

/** Counts visits and how fast the page is, with the visitor's consent: the service `visitors`. */
export interface Visitors extends SitePart {
  /**
   * Records a hit: a heartbeat (10), audio (20) or video (21). Page views count themselves, and so do
   * the plays of our videos and players, with a heartbeat every 30 s while one plays; whoever plays
   * something else, or wants to know how long a page is read, calls this. It asks for consent anew, sends
   * nothing where visits are not counted, and never throws.
   */
  hit(kind: AnalyticsEventKind): void;
}
