import { added } from '../geometry/added';
import { judgeGeometry } from '../geometry/judgeGeometry';
import type { LayoutShift } from '../page/layoutShifts';
import type { FormSave } from '../site/createSavedApi';
import type { Visit } from './visitPage';

/** How much more a page may shift with Skerry than without. */
export const MOST_ADDED_SHIFT = 0.01;

/** Of what a page shifts by itself, so much is chance: one shift of a frame is two of another. */
const CHANCE = 0.2;

const SHOWN_SHIFTS = 3;
const AROUND = 80;

export const shiftOf = (shifts: readonly LayoutShift[]): number =>
  shifts.reduce((sum, { value }) => sum + value, 0);

export const addedShift = (visit: Visit, without: Visit): number =>
  shiftOf(visit.shifts) - shiftOf(without.shifts);

/** Where two texts begin to differ, or undefined where they are the same. */
export function firstDifference(is: string, was: string): string | undefined {
  if (is === was) return undefined;
  let at = 0;
  while (is[at] === was[at]) at += 1;
  const from = Math.max(0, at - AROUND / 2);
  const part = (text: string) => JSON.stringify(text.slice(from, from + AROUND));
  return `${part(is)} instead of ${part(was)}`;
}

/** Each form was sent twice: it was refused, and then taken, with the same values. */
const SAVES = 2;

/** What is wrong with what the forms of a page sent. */
function judgeSaves(saves: readonly FormSave[]): string[] {
  const ids = new Set(saves.map(({ formId }) => formId));
  return [...ids].flatMap((formId) => {
    const sent = saves.filter((save) => save.formId === formId);
    const problems: string[] = [];
    if (sent.length !== SAVES) {
      problems.push(`form ${formId}: ${sent.length} saves instead of ${SAVES}`);
    }
    for (const { form } of sent) {
      const difference = firstDifference(form, sent[0]?.form ?? '');
      if (difference) problems.push(`form ${formId}: sent ${difference}`);
    }
    return problems;
  });
}

/** What is wrong with a page that Skerry ran on, beside the same page without it. */
export function judgeVisit(visit: Visit, without: Visit): string[] {
  const problems: string[] = [];
  for (const { kind, expected, mounted, missed, failed, dead } of visit.kinds) {
    if (expected !== mounted) {
      problems.push(`${kind}: ${expected} expected, ${mounted} mounted`);
    }
    problems.push(
      ...missed.map((block) => `${kind}: ${block} did not come to life`),
      ...failed.map((block) => `${kind}: failed, ${block}`),
      ...dead.map((block) => `${kind}: mounted, but ${block}`),
    );
  }
  problems.push(
    ...judgeSaves(visit.saves),
    ...visit.strangers.map((text) => `a stranger: ${text}`),
  );
  problems.push(...added(visit.errors, without.errors).map((text) => `error: ${text}`));
  const shift = addedShift(visit, without);
  if (shift > Math.max(MOST_ADDED_SHIFT, CHANCE * shiftOf(without.shifts))) {
    const largest = visit.shifts.toSorted((a, b) => b.value - a.value).slice(0, SHOWN_SHIFTS);
    problems.push(
      `layout shift: ${shift.toFixed(4)} more than without Skerry`,
      ...largest.map(({ value, moved }) => `  ${value.toFixed(4)} ${moved.join('; ')}`),
    );
  }
  problems.push(...judgeGeometry(visit.geometry, without.geometry));
  const difference = firstDifference(visit.body, without.body);
  if (difference) problems.push(`after destroy() the body is ${difference}`);
  return problems;
}
