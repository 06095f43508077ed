import type { Runtime } from '#engine/runtime';
import { createConsent } from '#site/consent/consent';
import { videos as english } from '#texts/media/videos';
import { siteTexts } from '#texts/siteTexts';
import { readVideo, type VideoOptions } from './embed/readVideo';
import { takeInvalidVideo } from './takeInvalidVideo';
import { type LiveVideo, type TakenVideo, takeVideo } from './takeVideo';
import { warnVideo } from './warnVideo';
import { watchFrameFocus } from './watchFrameFocus';

/**
 * The videos of a page: `runtime.part(createVideos)`. The node of a video that begins or stops to
 * play tells it by the bubbling DOM events `skerry:videoshown` and `skerry:videohidden`.
 */
export interface Videos {
  /**
   * Takes a `.sqs-video-wrapper[data-html]`, until it is destroyed or the run ends. Null, after a
   * warning, for what is no video.
   */
  take(node: HTMLElement, options?: Partial<VideoOptions>): TakenVideo | null;
}

/** Creates the videos of a page. */
export function createVideos(runtime: Runtime): Videos {
  const texts = siteTexts(runtime, 'videos', english);
  const shared = { texts, consent: runtime.part(createConsent).embeds };
  const all = runtime.scope();
  const live = new Set<LiveVideo>();

  const lookSoon = watchFrameFocus(live, all);
  // Also from a video that is not ours: one that plays makes all others give way. Ahead of who else
  // listens: they hear of the one that goes before the one that comes.
  const onShown = ({ target }: Event) => {
    for (const video of live) if (video.node !== target) video.giveWay();
    lookSoon();
  };
  all.listen(document, { 'skerry:videoshown': onShown }, true);

  return {
    take(node, options = {}) {
      if (!node.dataset.html && node.dataset.html !== '') {
        warnVideo(node, 'data-html', 'is missing');
        return null;
      }
      const read = readVideo(node, options);
      const { embed } = read;
      if (embed.type === 'invalid') {
        if (embed.isForeign && !node.querySelector('.sqs-video-overlay')) {
          const message = 'holds another site’s markup and no frame, it stays as it is';
          warnVideo(node, 'data-html', message);
          return null;
        }
        return takeInvalidVideo(node, read, texts, all.begin());
      }
      const scope = all.begin();
      const video = takeVideo(node, { ...read, embed }, shared, scope);
      live.add(video);
      scope.own(() => live.delete(video));
      return video;
    },
  };
}
