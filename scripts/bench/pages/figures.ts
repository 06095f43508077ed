import { median } from '../statistics';
import { PRESS_ORDER, type Press } from './presses';

/** How long the browser took to paint after each kind of press, in milliseconds. */
export type PressFigures = Partial<Record<Press, number>>;

/** What one visit measured, or the medians of several. */
export interface PageFigures {
  /** Largest contentful paint but for pictures that only Skerry fetches, in milliseconds. */
  largest: number;
  /** What was painted then. */
  element: string;
  /** The largest paint where it is such a picture, in milliseconds. */
  picture: number | undefined;
  /** Total blocking time, in milliseconds. */
  blocked: number;
  /** The sum of all layout shifts. */
  shift: number;
  /** What came over the network, compressed. */
  bytes: number;
  /** When the page had been at rest. */
  presses: PressFigures;
  /** As soon as it could be seen. */
  early?: PressFigures;
}

const known = (values: readonly (number | undefined)[]) =>
  values.filter((value) => value !== undefined);

/** The medians of each kind of press, of those visits that made it. */
export function pressMedians(visits: readonly PressFigures[]): PressFigures {
  const medians: PressFigures = {};
  for (const press of PRESS_ORDER) {
    const values = known(visits.map((visit) => visit[press]));
    if (values.length) medians[press] = median(values);
  }
  return medians;
}

/** The medians of several visits; the element is that of the visit with the median paint. */
export function mediansOf(visits: readonly PageFigures[]): PageFigures {
  const of = (figure: 'largest' | 'blocked' | 'shift' | 'bytes') =>
    median(visits.map((visit) => visit[figure]));
  const pictures = known(visits.map(({ picture }) => picture));
  const sorted = visits.toSorted((a, b) => a.largest - b.largest);
  return {
    largest: of('largest'),
    element: sorted[Math.floor((sorted.length - 1) / 2)]?.element ?? '',
    picture: pictures.length ? median(pictures) : undefined,
    blocked: of('blocked'),
    shift: of('shift'),
    bytes: of('bytes'),
    presses: pressMedians(visits.map(({ presses }) => presses)),
    early: pressMedians(visits.map(({ early = {} }) => early)),
  };
}
