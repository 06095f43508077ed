import type { NativeFile } from '#media/videos/native/readNativeFile';

/** Where the film is: in the server's own element, at the platform's, in a file, or in a provider's player. */
export type BackgroundSource =
  | { kind: 'element'; video: HTMLVideoElement }
  | { kind: 'native'; file: NativeFile }
  | { kind: 'file'; address: URL }
  | { kind: 'player'; address: URL };

/** A film behind a part of the page. */
export interface BackgroundModel {
  source: BackgroundSource;
  /** How fast it plays: 1 is as it was taken. */
  speed: number;
  /** As CSS has it; '' for none. */
  filter: string;
  /** Phones show the picture in its place. */
  isStillOnPhones: boolean;
}
