import type { Cancel } from '../clock';

/**
 * The visitor's consent to what is not essential: analytics, ads and embeds. All three are
 * allowed or refused together; where embeds are refused, the server's fallback stays, with a
 * button that loads the one thing and is consent for that thing alone.
 */
export interface Consent {
  /** Whether analytics, ads and embeds may run now. Read anew each time: ask just before you act. */
  isGiven(): boolean;
  /**
   * What the visitor has answered, as far as it still counts. Undefined before the first answer, of
   * an earlier revision of the policy, and of a yes that did not know of Global Privacy Control.
   */
  answered(): boolean | undefined;
  /**
   * The visitor's answer, kept for 30 days and told by `skerry:consent`; where it takes consent
   * back, the tracking cookies go. A no under Global Privacy Control, which has said it already,
   * writes nothing that was not there.
   */
  answer(isAllowed: boolean): void;
  /** Calls `tell` after each answer that changes `isGiven()`, of this tab or another, until cancelled. */
  watch(tell: (isGiven: boolean) => void): Cancel;
  destroy(): void;
}
