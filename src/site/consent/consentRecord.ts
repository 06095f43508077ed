/**
 * What is known of the visitor's answer beside the consent cookie, which holds `true` or `false`
 * alone. Kept as one text, `true 3 gpc`, which is as essential as the answer itself.
 */
export interface ConsentRecord {
  /** What was answered. */
  isAllowed: boolean;
  /** Which revision of the site's policy was answered. */
  revision: number;
  /** The browser sent Global Privacy Control: who agreed then has agreed in spite of it. */
  isUnderGpc: boolean;
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
  const [answer, revision, signal] = text.split(' ');
  return { isAllowed: answer === 'true', revision: Number(revision), isUnderGpc: signal === 'gpc' };
}

/** Keeps the record. */
export function keepConsentRecord({ isAllowed, revision, isUnderGpc }: ConsentRecord): void {
  try {
    localStorage.setItem(CONSENT_KEY, `${isAllowed} ${revision}${isUnderGpc ? ' gpc' : ''}`);
  } catch {
    // A page without storage remembers the cookie alone.
  }
}
