import type { Scope } from '#engine/scope';
import type { AudioModel } from '../model/audioModel';
import type { Sound } from '../sound/createSound';
import { isActive } from '../state';

/** How far the system's buttons lead that name no time, in seconds. */
const STRIDE = 10;

type Handler = readonly [name: MediaSessionAction, run: MediaSessionActionHandler];

/** What a system may ask for, by what is there to be asked. */
function createHandlers(sound: Sound, count: number): readonly Handler[] {
  const { audio, dispatch, seek } = sound;
  const go = (by: number) => dispatch({ type: 'go', index: sound.state.index + by });
  const handlers: Handler[] = [
    ['play', () => dispatch({ type: 'play' })],
    ['pause', () => dispatch({ type: 'pause' })],
    ['seekbackward', ({ seekOffset }) => seek(audio.currentTime - (seekOffset || STRIDE))],
    ['seekforward', ({ seekOffset }) => seek(audio.currentTime + (seekOffset || STRIDE))],
    ['seekto', ({ seekTime }) => seek(seekTime ?? 0)],
  ];
  if (count > 1) handlers.push(['previoustrack', () => go(-1)], ['nexttrack', () => go(1)]);
  return handlers;
}

/**
 * Returns what tells the system (its lock screen, keys and headphones) of a track that plays, and takes its
 * commands, until the scope ends or another player tells it.
 *
 * @returns Call it after each change.
 */
export function tellSystem(
  sound: Sound,
  { tracks, album, artwork }: AudioModel,
  { own }: Pick<Scope, 'own'>,
): () => void {
  const session: MediaSession | undefined = navigator.mediaSession;
  if (!session || !('MediaMetadata' in window)) return () => {};
  const handlers = createHandlers(sound, tracks.length);
  let told: MediaMetadata | undefined;
  let toldIndex = -1;
  const isOurs = () => told !== undefined && session.metadata === told;
  const answer = (isOn: boolean) => {
    for (const [name, run] of handlers) {
      try {
        session.setActionHandler(name, isOn ? run : null);
      } catch {
        // A browser that does not know the command has no button for it.
      }
    }
  };
  own(() => {
    if (!isOurs()) return;
    answer(false);
    session.metadata = null;
    session.playbackState = 'none';
  });
  return () => {
    const { state, track, duration, audio } = sound;
    if (isActive(state) && (!isOurs() || toldIndex !== state.index)) {
      toldIndex = state.index;
      told = new MediaMetadata({
        title: track.title,
        artist: track.author,
        album,
        artwork: artwork ? [{ src: artwork }] : [],
      });
      session.metadata = told;
      answer(true);
    }
    if (!isOurs()) return;
    session.playbackState = isActive(state) ? 'playing' : 'paused';
    const position = audio.currentTime;
    if (duration >= position) session.setPositionState?.({ duration, position });
  };
}
