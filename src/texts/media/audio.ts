/** What players of sound say. */
export const audio = {
  /** What a recording is called that has no title. */
  untitled: 'Recording',
  /** The name of a player. */
  player: 'Audio: {title}',
  play: 'Play: {title}',
  pause: 'Pause: {title}',
  previous: 'Previous track',
  next: 'Next track',
  position: 'Position',
  /** Where a recording is, for whoever hears it said. */
  reached: '{time} of {total}',
  mute: 'Mute',
  volume: 'Volume',
  download: 'Download',
  failed: 'This recording can’t be played here.',
  open: 'Open the recording',
};
