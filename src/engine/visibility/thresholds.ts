/** The parts of a node, from 0 to 1, at which its observer tells how much of it is in view. */
export const THRESHOLDS: readonly number[] = [0, 0.1, 0.25, 0.5, 1];

/** The part of a node that must be in view for a visitor to have seen it: half. */
export const VISIBLE_RATIO = 0.5;
