import type { ReadScope } from '#engine/scope';
import { readMoment } from '#rules/dates/readMoment';
import { readCountdownOptions } from './readCountdownOptions';
import { UNITS, type Unit } from './units';

/** A unit that the server has sent the place of. */
export interface UnitNodes {
  unit: Unit;
  value: Element;
  label: Element | null;
}

/** The nodes of the platform's countdown. */
export interface SentNodes {
  content: HTMLElement;
  units: readonly UnitNodes[];
  before: HTMLElement | null;
  after: HTMLElement | null;
  /** What is said at the end. */
  ended: HTMLElement | null;
}

/** The model of a countdown. */
export interface CountdownModel {
  /** When it ends, in milliseconds since 1970. */
  date: number;
  /** `numeric`: two digits, with what they count below; `textual`: in words, one after the other. */
  format: 'numeric' | 'textual';
  units: readonly Unit[];
  /** The texts before and after the numbers, and the one in their place at the end. */
  before: string;
  after: string;
  ended: string;
  /** The language of the texts around it, or ''. */
  language: string;
  /** Null where the server has sent no places for numbers. */
  sent: SentNodes | null;
}

/** Returns the moment that a text names, a number of milliseconds included; NaN for none. */
const momentOf = (text: string): number =>
  /^\s*\d{11,}\s*$/.test(text) ? Number(text) : readMoment(text);

/** Returns the unit of a node's `data-unit-type`, in the singular or the plural. */
const unitOf = (node: HTMLElement): Unit | undefined =>
  UNITS.find((unit) => unit === `${node.dataset.unitType?.toLowerCase().replace(/s$/, '')}s`);

function findSent(node: HTMLElement): SentNodes | null {
  const content = node.querySelector<HTMLElement>('.countdown-content');
  if (!content) return null;
  const units = [...content.querySelectorAll<HTMLElement>('.countdown-unit')].flatMap((place) => {
    const unit = unitOf(place);
    const value = place.querySelector('.countdown-unit-value');
    const label = place.querySelector('.countdown-unit-label');
    return unit && value ? [{ unit, value, label }] : [];
  });
  const find = (name: string) => node.querySelector<HTMLElement>(`.countdown-${name}`);
  const texts = {
    before: find('message-pre'),
    after: find('message-post'),
    ended: find('event-message'),
  };
  return units.length ? { content, units, ...texts } : null;
}

/** Returns the units of a list, once each and the longest first; all for an empty one. */
function inOrder(asked: readonly Unit[]): readonly Unit[] {
  const units = UNITS.filter((unit) => asked.includes(unit));
  return units.length ? units : UNITS;
}

/**
 * Reads a countdown, the platform's slice or a neutral block. Its date is that of the JSON, of
 * `data-date`, or of the first `<time datetime>` in it. Null, after a warning, where there is none.
 */
export function readCountdown(scope: ReadScope): CountdownModel | null {
  const { node, warn } = scope;
  const options = readCountdownOptions(scope);
  const said =
    options.date ||
    node.dataset.date ||
    node.querySelector('[data-date]')?.getAttribute('data-date') ||
    node.querySelector('time[datetime]')?.getAttribute('datetime') ||
    '';
  const date = momentOf(said);
  if (Number.isNaN(date)) {
    warn('date', `${JSON.stringify(said)} is no date; left as it is`);
    return null;
  }
  const sent = findSent(node);
  const format =
    options.format ?? (sent?.content.dataset.format === 'textual' ? 'textual' : 'numeric');
  const units = sent ? sent.units.map(({ unit }) => unit) : (options.units ?? UNITS);
  const { before, after, ended } = options;
  const language = node.closest<HTMLElement>('[lang]')?.lang ?? '';
  return { date, format, units: inOrder(units), before, after, ended, language, sent };
}
