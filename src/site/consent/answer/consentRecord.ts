import { type ConsentCategory, consentCategories } from '../consentCategories';

/**
 * What is known of the visitor's answer beside the consent cookie, which holds `true` or `false`
 * alone. Kept as one text, `true 3 gpc` or `false 3 analytics embeds`, which is as essential as the
 * answer itself.
 */
export interface ConsentRecord {
  /** Whether everything that was asked for is allowed. */
  isAllowed: boolean;
  /** Which revision of the site's policy was answered. */
  revision: number;
  /** The browser sent Global Privacy Control: who agreed then has agreed in spite of it. */
  isUnderGpc: boolean;
  /** What a visitor who refused the rest has allowed by name. */
  allowed: readonly ConsentCategory[];
}

/** Where other tabs hear of an answer. */
const CONSENT_KEY = 'skerry-consent';

/** The record; undefined where there is none, or no storage to keep it in. */
export function readConsentRecord(): ConsentRecord | undefined {
  let text: string | null = null;
  try {
    text = localStorage.getItem(CONSENT_KEY);
  } catch {
    // A page without storage remembers the cookie alone.
  }
  if (text === null) return undefined;
  const [answer, revision, ...words] = text.split(' ');
  const isAllowed = answer === 'true';
  return {
    isAllowed,
    revision: Number(revision),
    isUnderGpc: words.includes('gpc'),
    allowed: isAllowed ? [] : consentCategories.filter((category) => words.includes(category)),
  };
}

/** Keeps the record. */
export function keepConsentRecord(record: ConsentRecord): void {
  const { isAllowed, revision, isUnderGpc, allowed } = record;
  const words = [isAllowed, revision, ...(isUnderGpc ? ['gpc'] : []), ...allowed];
  try {
    localStorage.setItem(CONSENT_KEY, words.join(' '));
  } catch {
    // A page without storage remembers the cookie alone.
  }
}
