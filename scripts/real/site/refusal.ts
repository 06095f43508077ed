/** What the saved site says of one field of each form's first submission. */
export const REFUSAL = 'The saved site refuses this once.';
