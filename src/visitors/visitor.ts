/** A visitor as the cookie `ss_cvr` tells of one; the times in milliseconds since 1970. */
export interface Visitor {
  id: string;
  firstVisit: number;
  previousVisit: number;
  currentVisit: number;
  visits: number;
}

/** An id, then four positive integers, with `|` between them (platform.md, section 5). */
const VISITOR =
  /^([^|;,\s]{1,64})\|([1-9]\d{0,14})\|([1-9]\d{0,14})\|([1-9]\d{0,14})\|([1-9]\d{0,14})$/;

/** A positive integer without a leading zero: the cookie `ss_cvt`. */
const VISIT = /^[1-9]\d{0,14}$/;

/** Reads the cookie `ss_cvr`; undefined for what is none. */
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

/** The cookie's text. */
export const formatVisitor = (visitor: Visitor): string =>
  [
    visitor.id,
    visitor.firstVisit,
    visitor.previousVisit,
    visitor.currentVisit,
    visitor.visits,
  ].join('|');

/** Whether a text is the cookie `ss_cvt` of a visit that still goes on. */
export const isVisit = (text: string | undefined): boolean => VISIT.test(text ?? '');

/**
 * The visitor after another page: the same within a visit, one visit further after one, and
 * somebody new where nobody was known.
 *
 * @param now In milliseconds since 1970. A computer whose clock was put back is on its last visit's.
 * @param createId Makes the id of somebody new.
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
