/** One recording. */
export interface Track {
  /** The full address, of http or https. */
  address: string;
  title: string;
  author: string;
  /** In seconds; undefined where the server does not say. */
  duration: number | undefined;
  /** What of the server's list stands for it. */
  node: HTMLElement | undefined;
}

/** What a player looks like. */
export interface AudioLook {
  /** A box of its own, or no more than its signs and texts on what is behind it. */
  design: 'classic' | 'minimal';
  /** The signs' colour in the minimal design: dark for light grounds. */
  theme: 'dark' | 'light';
}

/** A player as its markup says it. */
export interface AudioModel extends AudioLook {
  /** At least one, in the order in which they play. */
  tracks: readonly [Track, ...Track[]];
  /** What the recordings are parts of; '' for nothing. */
  album: string;
  /** The address of the cover; '' for none. */
  artwork: string;
  mayDownload: boolean;
  /** The server's own player, whose place ours takes. */
  audio: HTMLAudioElement | undefined;
}
