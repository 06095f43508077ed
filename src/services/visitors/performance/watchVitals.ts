import {
  type CLSMetric,
  type INPMetric,
  type LCPMetric,
  type Metric,
  onCLS,
  onFCP,
  onINP,
  onLCP,
  onTTFB,
} from 'web-vitals';
import type { Cancel } from '#engine/clock';
import { type Attribution, attributionOf } from './attributionOf';

/** One of the five web vitals, as it stands. */
export interface Vital extends Attribution {
  metric: Metric['name'];
  /** In milliseconds; of CLS a share of the window. */
  value: number;
  rating: Metric['rating'];
  navigationType: Metric['navigationType'];
}

type Tell = (vital: Vital) => void;

/**
 * The library's observers can't be taken off again: they are put there once in the life of a page,
 * and tell whoever listens here, which after `destroy()` is nobody.
 */
const LISTENERS = Symbol.for('skerry.vitals');

/** What moved, was painted or was pressed. */
function nodeOf(metric: Metric): Node | null | undefined {
  if (metric.name === 'LCP') return (metric as LCPMetric).entries.at(-1)?.element;
  if (metric.name === 'INP')
    return (metric as INPMetric).entries.find(({ target }) => target)?.target;
  if (metric.name !== 'CLS') return undefined;
  const shifts = (metric as CLSMetric).entries;
  const worst = shifts.reduce<(typeof shifts)[number] | undefined>(
    (most, shift) => (most && most.value >= shift.value ? most : shift),
    undefined,
  );
  return worst?.sources.find(({ node }) => node)?.node;
}

function listenersOf(page: { [LISTENERS]?: Set<Tell> }): Set<Tell> {
  const known = page[LISTENERS];
  if (known) return known;
  const listeners = new Set<Tell>();
  page[LISTENERS] = listeners;
  const relay = (metric: Metric) => {
    const { name, value, rating, navigationType } = metric;
    const vital = { metric: name, value, rating, navigationType, ...attributionOf(nodeOf(metric)) };
    for (const tell of listeners) tell(vital);
  };
  for (const on of [onTTFB, onFCP, onLCP, onCLS, onINP]) on(relay, { reportAllChanges: true });
  return listeners;
}

/** Tells of every reading of the page's web vitals, until cancelled. */
export function watchVitals(tell: Tell): Cancel {
  const listeners = listenersOf(window as { [LISTENERS]?: Set<Tell> });
  listeners.add(tell);
  return () => listeners.delete(tell);
}
