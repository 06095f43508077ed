import { defineInitializer } from '#engine/initializer';

export const backgroundVideo = defineInitializer({
  name: 'background-video',
  selector:
    '[data-block=background-video],.sqs-video-background-native,.sqs-video-background,.gallery-video-background',
  load: () => import('#widgets/background-video/index'),
});
