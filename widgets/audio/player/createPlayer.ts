import { createIcon, PAUSE, PLAY } from '#page/icons/createIcon';
import { markMade } from '#page/marks/markMade';
import { fillText } from '#texts/fillText';
import type { audio as english } from '#texts/media/audio';
import { formatTime } from '../formatTime';
import type { AudioModel } from '../model/audioModel';
import type { Sound } from '../sound/createSound';
import { isActive } from '../state';
import { createButton } from './createButton';
import { createFailure } from './createFailure';
import { createLabels } from './createLabels';
import { createSlider } from './createSlider';
import { createVolume } from './createVolume';
import { setAttribute } from './setAttribute';

const PREVIOUS = 'M5 5h3v14H5zm14 0v14L9 12z';
const NEXT = 'M16 5h3v14h-3zM5 5l10 7-10 7z';
const SAVE = 'M10 3h4v8h5l-7 7-7-7h5zM4 19h16v2H4z';

/** What is seen of a player. */
export interface Player {
  readonly element: HTMLElement;
  /** Shows what the player does now. */
  show(): void;
}

/** Creates a link to the file of a track, which its owner gives away. */
function createDownload(label: string) {
  const element = document.createElement('a');
  element.className = 'skerry-audio-button skerry-audio-download download';
  setAttribute(element, 'aria-label', label);
  return element;
}

/** Leads a link to a file; one of another site opens beside the page, which goes on playing. */
function leadTo(link: HTMLAnchorElement, address: string): void {
  if (link.href === address) return;
  link.href = address;
  link.download = '';
  if (link.origin === location.origin) return;
  link.target = '_blank';
  link.rel = 'noopener';
}

/**
 * Creates the player that a visitor sees and uses, in the page's language.
 *
 * @param speak Says a time in words, for whoever hears it.
 */
export function createPlayer(
  sound: Sound,
  { tracks, design, theme, mayDownload }: AudioModel,
  texts: typeof english,
  speak: (seconds: number) => string,
): Player {
  const { audio, dispatch } = sound;
  const element = document.createElement('div');
  markMade(element);
  element.className = `skerry-audio skerry-audio-${design} skerry-audio-${theme}`;
  setAttribute(element, 'role', 'group');

  const play = createButton('skerry-audio-play action', () =>
    dispatch({ type: isActive(sound.state) ? 'pause' : 'play' }),
  );
  const go = (by: number) => dispatch({ type: 'go', index: sound.state.index + by });
  const previous = createButton('skerry-audio-previous', () => go(-1));
  const next = createButton('skerry-audio-next', () => go(1));
  const labels = createLabels();
  const times = document.createElement('span');
  times.className = 'skerry-audio-times time';
  const position = createSlider(
    'skerry-audio-position',
    texts.position,
    (time) => {
      const total = sound.duration;
      if (!total) return '';
      return fillText(texts.reached, { time: speak(time), total: speak(total) });
    },
    sound.seek,
    (time) => showTimes(time),
  );
  const volume = createVolume(audio, texts);
  const download = createDownload(texts.download);
  download.append(createIcon(SAVE));
  const failure = createFailure(texts);

  const showTimes = (time: number) => {
    times.textContent = [formatTime(time), formatTime(sound.duration)].filter(Boolean).join(' / ');
  };

  const main = document.createElement('div');
  main.className = 'skerry-audio-main';
  main.append(labels.element, position.element);
  const steps = tracks.length > 1 ? [previous.element, next.element] : [];
  element.append(...steps.slice(0, 1), play.element, ...steps.slice(1), main, times);
  element.append(...volume.elements, ...(mayDownload ? [download] : []), failure.element);

  return {
    element,
    show() {
      const { state, track, duration } = sound;
      const title = track.title || texts.untitled;
      const isOn = isActive(state);
      const what = isOn ? texts.pause : texts.play;
      const label = fillText(texts.player, { title });
      setAttribute(element, 'aria-label', label);
      element.classList.toggle('playing', isOn);
      play.show(fillText(what, { title }), isOn ? PAUSE : PLAY);
      setAttribute(play.element, 'aria-busy', String(state.status === 'waiting'));
      previous.show(texts.previous, PREVIOUS);
      next.show(texts.next, NEXT);
      setAttribute(previous.element, 'aria-disabled', String(state.index === 0));
      setAttribute(next.element, 'aria-disabled', String(state.index === tracks.length - 1));
      labels.show(title, track.author);
      position.element.disabled = !(duration > 0);
      position.show(audio.currentTime, duration || 0);
      showTimes(audio.currentTime);
      volume.show();
      leadTo(download, track.address);
      failure.show(state.status === 'failed' ? track.address : '');
    },
  };
}
