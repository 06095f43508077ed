/** The key code of a key that an input method took. */
const COMPOSING_CODE = 229;

/** Whether a key press belongs to an input method: it composes a text, or ends that. */
export const isComposing = (event: KeyboardEvent): boolean =>
  // WebKit ends the composing before it tells of the key that ended it.
  event.isComposing || event.keyCode === COMPOSING_CODE;
