import { array, boolean, object, oneOf, optional, safeParse, string } from '#page/fields/schema';

export const experimentTypes = ['FEATURE_TOGGLE', 'AB_TEST'] as const;
export type ExperimentType = (typeof experimentTypes)[number];

/** A toggle or a test, as the server declares it. */
export interface Experiment {
  type: ExperimentType;
  /** What the server chose for this visitor. */
  variant: string;
  segmentName: string;
  /** What may be chosen: a link can force no other. */
  variants: readonly string[];
}

/** The segment of a test that could not be read, or that names none. */
export const DEFAULT_SEGMENT = 'default';

const named = object({ name: string() });

const declaration = object({
  experimentType: oneOf(experimentTypes),
  variant: string(),
  segmentName: optional(string()),
  containsError: optional(boolean()),
  variants: optional(array(string())),
});

/**
 * Reads what the server declares, by name: `invalid` for a declaration that says so itself, or that
 * can't be read. What has no name is left out. Variants may be listed; a declaration that lists
 * none knows its own and the two of a toggle.
 */
export function readExperiments(list: readonly unknown[]): Map<string, Experiment | 'invalid'> {
  const experiments = new Map<string, Experiment | 'invalid'>();
  for (const raw of list) {
    const name = safeParse(named, raw).data?.name;
    if (name === undefined) continue;
    const { data } = safeParse(declaration, raw);
    experiments.set(
      name,
      !data || data.containsError
        ? 'invalid'
        : {
            type: data.experimentType,
            variant: data.variant,
            segmentName: data.segmentName ?? DEFAULT_SEGMENT,
            variants: [data.variant, ...(data.variants ?? ['true', 'false'])],
          },
    );
  }
  return experiments;
}
