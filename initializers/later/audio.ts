import { defineInitializer } from '#engine/initializer';

export const audio = defineInitializer({
  name: 'audio',
  selector: '[data-block=audio],.sqs-audio-embed,.sqs-audio-playlist',
  load: () => import('#widgets/audio/index'),
});
