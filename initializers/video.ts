import { defineInitializer } from '#engine/initializer';
import { prepareVideo } from '#widgets/video/prepare';

export const video = defineInitializer({
  name: 'video',
  selector:
    '.sqs-native-video,.sqs-video-wrapper[data-html]:not(.sqs-gallery *):not([data-gallery-slides] *),a[data-video]:not([data-block=lightbox] *)',
  replay: 'a[data-video]',
  prepare: prepareVideo,
  load: () => import('#widgets/video/index'),
});
