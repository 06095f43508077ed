import type { audio as english } from '#texts/media/audio';
import { createButton } from './createButton';
import { createSlider } from './createSlider';
import { setAttribute } from './setAttribute';

const MUTED = 'M4 9h4l6-5v16l-6-5H4z';
const LOUD = `${MUTED}m12-1.5a6 6 0 0 1 0 9z`;

/** Whether a page may set the volume: on iPhones the buttons of the device alone do. */
function canSetVolume(audio: HTMLAudioElement): boolean {
  const { volume } = audio;
  audio.volume = volume > 0.5 ? 0.25 : 0.75;
  const can = audio.volume !== volume;
  audio.volume = volume;
  return can;
}

/** Creates the button that mutes and the slider of the volume, where a page may set it. */
export function createVolume(audio: HTMLAudioElement, texts: typeof english) {
  const mute = createButton('skerry-audio-mute', () => {
    audio.muted = !audio.muted;
  });
  const level = createSlider(
    'skerry-audio-volume',
    texts.volume,
    (value) => `${value}%`,
    () => {},
    (value) => {
      audio.volume = value / 100;
      audio.muted = !value;
    },
  );
  return {
    elements: canSetVolume(audio) ? [mute.element, level.element] : [],
    show() {
      const { muted, volume } = audio;
      mute.show(texts.mute, muted ? MUTED : LOUD);
      setAttribute(mute.element, 'aria-pressed', String(muted));
      level.show(muted ? 0 : Math.round(volume * 100), 100);
    },
  };
}
