import { LikertScale } from '#rules/enumerations/blocks/likertScale';
import type { FieldInput } from '../field';
import { isChosen } from '../inputsOf';
import { titleText } from '../titleText';

/** The values of options that have none of their own, in their order. */
const SCALE = [
  LikertScale.StronglyDisagree,
  LikertScale.Disagree,
  LikertScale.Neutral,
  LikertScale.Agree,
  LikertScale.StronglyAgree,
].map(String);

/**
 * Returns the checked answers, -2 to 2, by the text of their question. The markup is known from the
 * platform's style sheets alone: each `.item` has a `.question` and its `.option`s. A question without
 * an answer is there, and empty.
 */
export function likertValue(inputs: readonly FieldInput[]): Record<string, string[]> {
  const items = new Map<Element | null, FieldInput[]>();
  for (const input of inputs) {
    const item = input.closest('.item');
    items.set(item, [...(items.get(item) ?? []), input]);
  }
  // Unlike an assignment, this takes a question that reads `__proto__` for a question.
  return Object.fromEntries(
    [...items].map(([item, options]) => {
      const question = item?.querySelector('.question');
      const answers = options.flatMap((option, at) =>
        isChosen(option) ? (option.getAttribute('value') ?? SCALE[at] ?? option.value) : [],
      );
      return [question ? titleText(question) : (options[0]?.name ?? ''), answers];
    }),
  );
}
