import './styles.css';
import type { WidgetModule } from '#engine/initializer';
import { createNumberFormats } from '#rules/numbers/numberFormats';
import { audio as english } from '#texts/media/audio';
import { siteTexts } from '#texts/siteTexts';
import type { AudioHandle } from './audioHandle';
import { speakTime } from './formatTime';
import { createPlayer } from './player/createPlayer';
import { placePlayer } from './player/placePlayer';
import { readAudio } from './read';
import type {} from './service';
import { createSound } from './sound/createSound';
import { isActive } from './state';
import { driveTracks } from './tracks/driveTracks';

const languageOf = (node: Element) => node.closest('[lang]')?.getAttribute('lang') ?? '';

/**
 * Puts a player of ours on the browser's, which does the work. Nothing of a recording is loaded before a
 * visitor plays it: a press is consent for that one.
 */
export const mount: WidgetModule['mount'] = (scope): AudioHandle | false => {
  const { node, runtime, own, report } = scope;
  const model = readAudio(scope);
  if (!model) return false;
  const texts = siteTexts(runtime, 'audio', english);
  const sound = createSound(node, model, scope, () => showAll());
  const language = languageOf(node);
  const formats = runtime.part(createNumberFormats);
  const speak = (seconds: number) => speakTime(seconds, language, formats);
  const player = createPlayer(sound, model, texts, speak);
  const shows = [player.show, driveTracks(model, sound, scope)];
  const showAll = () => {
    if (scope.isEnded) return;
    if (isActive(sound.state)) tellSystem();
    for (const show of shows) show();
  };
  const add = (coming: Promise<() => void>) => {
    const take = (show: () => void) => {
      shows.push(show);
      show();
    };
    coming
      .then((show) => scope.isEnded || take(show))
      .catch((error) => scope.isEnded || report(error));
  };

  /** Who plays nothing needs none of it. */
  let isTold = false;
  const tellSystem = () => {
    if (isTold) return;
    isTold = true;
    add(runtime.use('audio-session').then(({ begin }) => begin(sound, model, scope)));
  };
  showAll();
  placePlayer(player.element, node, model);
  own(() => player.element.remove());
  if (node.matches('.sqs-audio-playlist'))
    add(runtime.use('audio-album').then(({ drive }) => drive(sound, model, scope, texts)));
  return {
    play: (track) => sound.dispatch({ type: 'play', index: track }),
    pause: () => sound.dispatch({ type: 'pause' }),
  };
};
