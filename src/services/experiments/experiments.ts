import type { Runtime } from '#engine/runtime';
import { createSessionStore } from '#engine/storage/sessionStore';
import { parseQuery } from '#rules/query/parseQuery';
import { isOfSite } from '#site/account/isOfSite';
import { createConsent } from '#site/consent/consent';
import { fillText } from '#texts/fillText';
import { experiments as texts } from '#texts/site/experiments';
import {
  DEFAULT_SEGMENT,
  type Experiment,
  type ExperimentType,
  readExperiments,
} from './experiment';
import { forceVariant } from './forceVariant';

declare module '#engine/runtime' {
  interface Services {
    /** Feature toggles and A/B tests. */
    experiments: Experiments;
  }
}

/** What a test decided for this visitor. */
export interface TestResult {
  /** `default` where the test could not be read. */
  segmentName: string;
  variant: string;
}

/** Feature toggles and A/B tests that the server declares: the service `experiments`. */
export interface Experiments {
  /**
   * Whether a feature is on: only where its variant is `true`.
   *
   * @param fallback Where the toggle can't be read, which the console is told of.
   */
  isOn(name: string, fallback: boolean): boolean;
  /**
   * What an A/B test decided.
   *
   * @param fallbackVariant Where the test can't be read, which the console is told of.
   */
  test(name: string, fallbackVariant: string): TestResult;
}

/** The event by which the server learns that a visitor saw a variant. */
export const EXPOSURE = 'experiment-exposure';

/**
 * Makes the service `experiments`. The declarations are the site context's list `experiments`, or
 * the platform's own `yuiEliminationExperimentList`. That a visitor was exposed to a variant is
 * recorded once a page, when there is consent; without it a variant that a link forces is not kept.
 */
export function createExperiments(runtime: Runtime): Experiments & { destroy(): void } {
  const { context } = runtime;
  const none: readonly unknown[] = [];
  const list = [
    context.read('experiments', none),
    context.read('yuiEliminationExperimentList', none),
  ].find((declared) => declared !== none);
  const declared = list && readExperiments(list);
  const query = parseQuery(location.search);
  const store = createSessionStore();
  const consent = runtime.part(createConsent).analytics;
  /** What was decided on this page: it stays, whatever happens to the storage. */
  const decided = new Map<string, Experiment>();
  const unrecorded = new Map<string, Experiment>();

  const recordExposures = () => {
    if (!consent.isGiven()) return;
    for (const [name, { type, segmentName, variant }] of unrecorded) {
      unrecorded.delete(name);
      runtime.use('analytics').then(
        (analytics) =>
          analytics.record(EXPOSURE, { name, experimentType: type, segmentName, variant }),
        (error) => runtime.report(error),
      );
    }
  };
  const unwatch = consent.watch(recordExposures);

  const problemOf = (name: string, type: ExperimentType): string => {
    if (!declared) return texts.notLoaded;
    const experiment = declared.get(name);
    if (!experiment) return texts.unknown;
    return experiment === 'invalid' ? texts.invalid : fillText(texts.otherType, { type });
  };

  const decide = (name: string, type: ExperimentType): Experiment | undefined => {
    const known = decided.get(name);
    if (known?.type === type) return known;
    const experiment = declared?.get(name);
    if (!experiment || experiment === 'invalid' || experiment.type !== type) {
      console.error(`${problemOf(name, type)}: ${name}`);
      return undefined;
    }
    const mayKeep = isOfSite(context) && consent.isGiven();
    const forced = forceVariant(name, experiment.variants, query, store, mayKeep);
    const decision = { ...experiment, variant: forced ?? experiment.variant };
    decided.set(name, decision);
    // Who forced a variant is nobody to learn from.
    if (forced === undefined) unrecorded.set(name, decision);
    recordExposures();
    return decision;
  };

  return {
    isOn(name, fallback) {
      const toggle = decide(name, 'FEATURE_TOGGLE');
      return toggle ? toggle.variant === 'true' : fallback;
    },
    test(name, fallbackVariant) {
      const { segmentName, variant } = decide(name, 'AB_TEST') ?? {
        segmentName: DEFAULT_SEGMENT,
        variant: fallbackVariant,
      };
      return { segmentName, variant };
    },
    destroy: unwatch,
  };
}
