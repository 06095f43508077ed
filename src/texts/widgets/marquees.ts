/** What a marquee's controls are called. */
export const marquees = {
  pause: 'Pause moving text',
  play: 'Play moving text',
  scrollable: 'Scrollable text',
};
