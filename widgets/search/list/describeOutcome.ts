import type { searches } from '#texts/content/searches';
import { fillText } from '#texts/fillText';
import type { Outcome } from '../asking/outcome';

/** Returns what a screen reader says of an outcome. */
export function describeOutcome(outcome: Outcome, texts: typeof searches): string {
  if (outcome.kind === 'failed') return outcome.text;
  if (outcome.kind !== 'found') return '';
  const { results, total } = outcome;
  return results.length
    ? fillText(texts.found, { n: String(Math.max(total, results.length)) })
    : texts.none;
}
