import type { BlockScope } from '#engine/scope';
import type { audio } from '#texts/media/audio';
import type { AudioModel } from './model/audioModel';
import type { Sound } from './sound/createSound';

/** What the system's own buttons lead: its lock screen, keys and headphones. */
export interface AudioSession {
  /** Tells the system of a player until the scope ends; call what it returns after each change. */
  begin(sound: Sound, model: AudioModel, scope: BlockScope): () => void;
}

/** What the platform's albums have beside their lists. */
export interface AudioAlbums {
  /** Drives it until the scope ends; call what it returns after each change. */
  drive(sound: Sound, model: AudioModel, scope: BlockScope, texts: typeof audio): () => void;
}

declare module '#engine/runtime' {
  interface Services {
    'audio-session': AudioSession;
    'audio-album': AudioAlbums;
  }
}
