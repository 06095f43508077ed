const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** The consent that a visitor must have given before a cookie may be kept. */
export type ConsentClass = 'essential' | 'analytics';

interface Cookie {
  consent: ConsentClass;
  /**
   * The time for which it is kept after it is written, in milliseconds. Missing for cookies that
   * only the server writes.
   */
  lifetime?: number;
}

/** Every cookie that Skerry reads, writes or clears. No other name is touched. */
export const cookies = {
  /** The CSRF token. */
  crumb: { consent: 'essential' },
  /** The visitor's answer to the cookie banner, `true` or `false`. */
  ss_cookieAllowed: { consent: 'essential', lifetime: 30 * DAY },
  hasCart: { consent: 'essential' },
  CART: { consent: 'essential' },
  /**
   * Visitor id, three visit timestamps and a count. Two years, of which browsers grant 400 days.
   */
  ss_cvr: { consent: 'analytics', lifetime: 400 * DAY },
  /** Timestamp of this visit. */
  ss_cvt: { consent: 'analytics', lifetime: 30 * MINUTE },
  /** The site's identifier, encoded: the analytics cookie of 390 days. */
  ss_lastid: { consent: 'analytics', lifetime: 390 * DAY },
  SS_MATTR: { consent: 'analytics' },
  SS_MID: { consent: 'analytics' },
  SS_lastvisit: { consent: 'analytics' },
  user_segment: { consent: 'analytics' },
  ss_cid: { consent: 'analytics' },
  ss_cpvisit: { consent: 'analytics' },
  ss_cvisit: { consent: 'analytics' },
} satisfies Record<string, Cookie>;

export type CookieName = keyof typeof cookies;
