import { readCookie } from '#engine/storage/readCookie';
import { writeCookie } from '#engine/storage/writeCookie';
import type { ConsentCategory } from '../consentCategories';
import { type ConsentRecord, keepConsentRecord, readConsentRecord } from './consentRecord';

/** The visitor's answer as it is kept: the cookie `ss_cookieAllowed`, and the record beside it. */
export interface KeptAnswer {
  /** The cookie: `true`, `false` or none. */
  read(): string | undefined;
  record(): ConsentRecord | undefined;
  /** Whether there is anything of an answer, also of one that has run out. */
  isThere(): boolean;
  /** Whether the answer is one to what the site asks today. */
  isCurrent(): boolean;
  /**
   * The answer to one category, as far as it counts: a yes to what the site asks today, or any no.
   * A no is one also where its cookie has run out.
   */
  of(category: ConsentCategory): string | undefined;
  /** Keeps an answer for 30 days; where the page may keep nothing, as long as the page. */
  keep(record: ConsentRecord): void;
}

/**
 * Reads and keeps the answer of one visitor.
 *
 * @param revision What the site asks today.
 */
export function createKeptAnswer(revision: number): KeptAnswer {
  /** An answer that the browser does not keep (a sandboxed frame). */
  let unkept: ConsentRecord | undefined;
  const read = () => readCookie('ss_cookieAllowed') ?? (unkept && `${unkept.isAllowed}`);
  const record = () => readConsentRecord() ?? unkept;
  const isOfToday = (known: ConsentRecord | undefined) =>
    revision === 0 || known?.revision === revision;

  const isCurrent = () => {
    const known = record();
    return revision === 0 || (isOfToday(known) && `${known?.isAllowed}` === read());
  };

  return {
    read,
    record,
    isCurrent,
    isThere: () => read() !== undefined || record() !== undefined,
    of(category) {
      const answer = read();
      const known = record();
      // By name: whatever the cookie says, which in another tab may come a moment later.
      if (known?.allowed.includes(category)) {
        return answer !== undefined && isOfToday(known) ? 'true' : undefined;
      }
      if (answer === undefined) return known?.isAllowed === false ? 'false' : undefined;
      return answer === 'false' || isCurrent() ? answer : undefined;
    },
    keep(next) {
      // What is allowed by name is there before the no to all else: a tab that sees the cookie alone
      // would clear it.
      if (next.allowed.length) keepConsentRecord(next);
      writeCookie('ss_cookieAllowed', `${next.isAllowed}`);
      keepConsentRecord(next);
      unkept = readCookie('ss_cookieAllowed') === undefined ? next : undefined;
    },
  };
}
