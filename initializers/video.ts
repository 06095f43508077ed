import { defineInitializer } from '#engine/initializer';

export const video = defineInitializer({
  name: 'video',
  selector:
    '.sqs-native-video,.sqs-video-wrapper[data-html]:not(.sqs-gallery *,[data-gallery-slides] *),a[data-video]:not([data-block=lightbox] *)',
  replay: 'a[data-video]',
  load: () => import('#widgets/video/index'),
});
