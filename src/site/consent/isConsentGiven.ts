/** All that consent depends on. */
export interface ConsentFacts {
  /** The site shows a cookie banner. */
  hasBanner: boolean;
  /** The site's policy is restrictive: nothing before the visitor has agreed. */
  isRestrictive: boolean;
  /** The browser sends Global Privacy Control. */
  hasGpc: boolean;
  /** The consent cookie: `true`, `false` or none. */
  answer: string | undefined;
  /** The visitor agreed although this browser sends the signal. */
  isAnsweredUnderGpc: boolean;
}

/** The truth table of consent: whether analytics, ads and embeds are allowed. */
export function isConsentGiven(facts: ConsentFacts): boolean {
  const { hasBanner, isRestrictive, hasGpc, answer, isAnsweredUnderGpc } = facts;
  if (hasGpc) return answer === 'true' && isAnsweredUnderGpc;
  if (isRestrictive) return answer === 'true';
  return !hasBanner || answer !== 'false';
}
