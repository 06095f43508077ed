/** Selects the elements that a visitor types or chooses in. */
export const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Selects players, and elements that show a page of their own. */
export const EMBEDS = 'audio, video, iframe, object, embed';
