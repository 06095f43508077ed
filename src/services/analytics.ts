/** What a visitor does that advertising pixels are told of (platform.md, section 7). */
export type PixelAction =
  | 'addToCart'
  | 'search'
  | 'subscribeToNewsletter'
  | 'viewProduct'
  | 'createAccount';

/**
 * Measurement by code: the service `analytics`. Each asks for the visitor's consent anew, sends
 * nothing without it, and never throws; what fails, fails in silence unless it says otherwise.
 */
export interface Analytics {
  /**
   * Records an internal event (RecordEvent). An administrator's go to the site's other tabs too,
   * whose pages tell of it by `skerry:editorevent` where an administrator looks at them.
   *
   * @param extra More fields of the form.
   */
  record(
    event: string,
    data?: Readonly<Record<string, unknown>>,
    extra?: Readonly<Record<string, string>>,
  ): void;
  /**
   * Sends an event to the events service, with what all events say of page and visitor. A status
   * other than 200 and 202 is an error on the console: 'Error tracking event: HTTP Status {code}'.
   */
  send(customSchemaName: string, customData: Readonly<Record<string, unknown>>): void;
  /** Notes something of this page; what was noted goes out every 30 s, and when the page is left. */
  trace(type: string, data: unknown): void;
  /** Tells the advertising pixels on the page, and whoever listens to `skerry:pixel`. */
  pixel(action: PixelAction, data?: Readonly<Record<string, unknown>>): void;
  /** Records that a product was looked at without going to its page. */
  quickView(id: string): void;
}
