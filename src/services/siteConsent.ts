/** The visitor's consent, for the page: `Skerry.consent`. */
export interface SiteConsent {
  /**
   * Opens the cookie banner, with both answers, for a visitor who wants to change an answer or to
   * see what it was, and gives it the focus. Escape closes it without an answer; the focus goes
   * back. Rejects where the banner can't be had.
   */
  show(): Promise<void>;
  /** Whether analytics, ads and embeds may run now. Ask just before you act. */
  isGiven(): boolean;
  /** The visitor's answer, as if given in the banner. */
  answer(isAllowed: boolean): void;
}
