import type { Cancel } from '../clock';

/**
 * The visitor's consent to what is not essential: analytics, ads and embeds. All three are
 * allowed or refused together; where embeds are refused, the server's fallback stays, with a
 * button that loads the one thing and is consent for that thing alone.
 */
export interface Consent {
  /** Whether analytics, ads and embeds may run now. Read anew each time: ask just before you act. */
  isGiven(): boolean;
  /** The visitor's answer, kept for 30 days; where it takes consent back, the tracking cookies go. */
  answer(allowed: boolean): void;
  /** Calls `tell` after each answer that changes `isGiven()`, until cancelled. */
  watch(tell: (isGiven: boolean) => void): Cancel;
}
