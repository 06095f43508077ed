import { defineInitializer } from '#engine/initializer';

export const audio = defineInitializer({
  name: 'audio',
  // A recording at SoundCloud comes in a player of theirs.
  selector:
    '[data-block=audio],.sqs-audio-embed:not([data-url*="soundcloud.com"]),.sqs-audio-playlist',
  load: () => import('#widgets/audio/index'),
});
