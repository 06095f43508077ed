import type { Scope } from '#engine/scope';
import { hearFailedSources } from '#media/hearFailedSources';
import { shareTheStage } from '#media/videos/shareTheStage';
import type { AudioModel, Track } from '../model/audioModel';
import { type AudioAction, type AudioState, initialState, isActive, nextState } from '../state';
import { createElement } from './createElement';

/** What plays the tracks of one player. */
export interface Sound {
  readonly audio: HTMLAudioElement;
  readonly state: AudioState;
  readonly track: Track;
  /** In seconds; not a number until it is known. */
  readonly duration: number;
  dispatch(action: AudioAction): void;
  /** Goes to a time of the track, in seconds; also before it is loaded. */
  seek(seconds: number): void;
}

/** Hears what the browser says of the recording, until the scope ends. */
function hearElement(
  audio: HTMLAudioElement,
  now: () => AudioState,
  dispatch: Sound['dispatch'],
  { listen }: Scope,
): void {
  listen(audio, {
    playing: () => dispatch({ type: 'playing' }),
    waiting: () => dispatch({ type: 'waiting' }),
    ended: () => dispatch({ type: 'ended' }),
    pause() {
      // It is told later: by then another track may play. What has ended tells of its end.
      if (audio.paused && !audio.ended && isActive(now())) dispatch({ type: 'pause' });
    },
    play() {
      // Also by the system's own buttons.
      if (!isActive(now())) dispatch({ type: 'play' });
    },
  });
}

/**
 * Creates what plays the tracks of a player, one after the other, until the scope ends. It gives way to
 * other players and videos of the page, and they to it.
 *
 * @param tell Told after each change of what the player does, or of the time.
 */
export function createSound(
  node: HTMLElement,
  model: AudioModel,
  scope: Scope,
  tell: () => void,
): Sound {
  const { tracks } = model;
  const audio = createElement(model, node, scope);
  let state = initialState;
  /** Of the track that the element has; the server's has the first, in its own words. */
  let loaded = model.audio ? 0 : -1;
  const track = () => tracks[state.index] ?? tracks[0];

  /** Returns whether the element has had another track. */
  const load = () => {
    if (loaded === state.index) return false;
    loaded = state.index;
    // Whoever hears of pauses hears of the end of this one.
    audio.pause();
    scope.adopt.attribute(audio, 'src', track().address);
    return true;
  };

  const start = () => {
    // What has failed, perhaps before a visitor asked, would wait: a network that was down may be up again.
    const hasFailed = audio.error || audio.networkState === audio.NETWORK_NO_SOURCE;
    if (!load() && hasFailed) audio.load();
    audio.play().catch(({ name }: DOMException) => {
      // Another track, or a pause, has come in between.
      if (name === 'AbortError' || scope.isEnded) return;
      dispatch({ type: name === 'NotAllowedError' ? 'pause' : 'failed' });
    });
  };

  const dispatch = (action: AudioAction) => {
    const before = state;
    state = nextState(state, action, tracks.length);
    const isOther = state.index !== before.index;
    if (state.status === 'waiting' && (action.type === 'play' || isOther)) start();
    else {
      if (isOther) load();
      if (!isActive(state)) audio.pause();
    }
    tell();
  };

  shareTheStage(audio, node, scope);
  hearElement(audio, () => state, dispatch, scope);
  hearFailedSources(audio, () => dispatch({ type: 'failed' }), scope);
  scope.listen(audio, { timeupdate: tell, durationchange: tell, volumechange: tell });

  return {
    audio,
    get state() {
      return state;
    },
    get track() {
      return track();
    },
    get duration() {
      const isHere = loaded === state.index && Number.isFinite(audio.duration);
      return isHere ? audio.duration : (track().duration ?? Number.NaN);
    },
    dispatch,
    seek(seconds) {
      load();
      audio.currentTime = seconds;
    },
  };
}
