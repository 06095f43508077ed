/** The visibilities of a collection's item that are tracked. */
export const trackedVisibilities = ['draft', 'published', 'needs_review', 'scheduled'] as const;

export type TrackedVisibility = (typeof trackedVisibilities)[number];

/** Tells whether a visibility is tracked. Other values than these four are not. */
export const isTrackedVisibility = (visibility: string): visibility is TrackedVisibility =>
  trackedVisibilities.some((tracked) => tracked === visibility);
