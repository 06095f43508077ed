/** A visitor as the cookie `ss_cvr` tells of one. Times are in milliseconds since 1970. */
export interface Visitor {
  id: string;
  firstVisit: number;
  previousVisit: number;
  currentVisit: number;
  visits: number;
}

/** The cookie `ss_cvr`: an id, then four positive integers, with `|` between them. */
const VISITOR =
  /^([^|;,\s]{1,64})\|([1-9]\d{0,14})\|([1-9]\d{0,14})\|([1-9]\d{0,14})\|([1-9]\d{0,14})$/;

/** The cookie `ss_cvt`: a positive integer without a leading zero. */
const VISIT = /^[1-9]\d{0,14}$/;

/** Reads the text of the cookie `ss_cvr`. Returns undefined for any other text. */
export function parseVisitor(text: string | undefined): Visitor | undefined {
  const [, id, first, previous, current, visits] = VISITOR.exec(text ?? '') ?? [];
  if (id === undefined) return undefined;
  return {
    id,
    firstVisit: Number(first),
    previousVisit: Number(previous),
    currentVisit: Number(current),
    visits: Number(visits),
  };
}

/** Returns the text of the cookie `ss_cvr`. */
export const formatVisitor = (visitor: Visitor): string =>
  [
    visitor.id,
    visitor.firstVisit,
    visitor.previousVisit,
    visitor.currentVisit,
    visitor.visits,
  ].join('|');

/** Returns whether a text is the cookie `ss_cvt`, which lives as long as the visit goes on. */
export const isVisit = (text: string | undefined): boolean => VISIT.test(text ?? '');

/**
 * Returns the visitor after another page: the same one within a visit, with one visit more in the
 * next, and a new one where none was known.
 *
 * @param now In milliseconds since 1970. Before the last visit (the computer's clock was put back),
 *   the last visit's time stays.
 * @param createId Creates the id of a new visitor.
 */
export function nextVisitor(
  before: Visitor | undefined,
  isSameVisit: boolean,
  now: number,
  createId: () => string,
): Visitor {
  if (!before) {
    return { id: createId(), firstVisit: now, previousVisit: now, currentVisit: now, visits: 1 };
  }
  if (isSameVisit) return before;
  return {
    ...before,
    previousVisit: before.currentVisit,
    currentVisit: Math.max(now, before.currentVisit),
    visits: before.visits + 1,
  };
}
