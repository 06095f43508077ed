/** A unit of time that a countdown shows. */
export type Unit = 'days' | 'hours' | 'minutes' | 'seconds';

/** All of them, the longest first. */
export const UNITS: readonly Unit[] = ['days', 'hours', 'minutes', 'seconds'];

/** How long each is, in milliseconds. */
export const LENGTHS: Readonly<Record<Unit, number>> = {
  days: 86_400_000,
  hours: 3_600_000,
  minutes: 60_000,
  seconds: 1000,
};
