/** The place of what lies over a video's box: inline, so that no style sheet is waited for. */
export const OVER_THE_BOX = { position: 'absolute', inset: '0', width: '100%', height: '100%' };
