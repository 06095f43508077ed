import type { Cancel } from '../clock';
import { createConsent } from '../consent/createConsent';
import type { Runtime } from '../runtime';
import { siteTexts } from '../strings/siteTexts';
import { videos as english } from '../strings/videos';
import { createInvalidNotice } from './createNotice';
import { FALLBACK_ASPECT } from './ratios';
import { readSaid, type SaidOfVideo } from './readSaid';
import { roomFor } from './roomFor';
import { type LiveVideo, takeVideo } from './takeVideo';
import type { TakenVideo, Videos } from './videos';
import { warnOf } from './warnOf';

/** How often the focus is looked after while a video plays, in milliseconds. */
const LOOK_MS = 300;

export function createVideos(runtime: Runtime): Videos {
  const texts = siteTexts(runtime, 'videos', english);
  const consent = runtime.part(createConsent);
  const taken = new Set<TakenVideo>();
  const live = new Set<LiveVideo>();
  const life = new AbortController();

  /** Says to the visitor that there is no video, in the specification's words. */
  const showInvalid = (node: HTMLElement, { localized }: SaidOfVideo): TakenVideo => {
    const adoption = runtime.adopt();
    const hasOverlay = !!node.querySelector('.sqs-video-overlay');
    const text = localized.invalidVideo ?? (hasOverlay ? texts.onlyEmbedded : texts.invalidEmbed);
    const notice = createInvalidNotice(text);
    warnOf(node, 'data-html', 'holds no video of http or https');
    adoption.toggleClass(node, 'video-invalid', true);
    roomFor(node, FALLBACK_ASPECT, adoption);
    node.append(notice);
    const video: TakenVideo = {
      node,
      state: 'overlay',
      play() {},
      setActive() {},
      release() {
        notice.remove();
        adoption.release();
        taken.delete(video);
      },
    };
    return video;
  };

  const take: Videos['take'] = (node, options = {}) => {
    if (!node.dataset.html && node.dataset.html !== '') {
      warnOf(node, 'data-html', 'is missing');
      return null;
    }
    const said = readSaid(node, options);
    const { embed } = said;
    if (embed.type === 'invalid') {
      if (embed.isForeign && !node.querySelector('.sqs-video-overlay')) {
        warnOf(node, 'data-html', 'holds another site’s markup and no frame, it stays as it is');
        return null;
      }
      const video = showInvalid(node, said);
      taken.add(video);
      return video;
    }
    const video = takeVideo(
      node,
      { ...said, embed },
      {
        runtime,
        texts,
        consent,
        onRelease() {
          taken.delete(video);
          live.delete(video);
        },
      },
    );
    taken.add(video);
    live.add(video);
    return video;
  };

  // A press within a frame is known by nothing but the focus, and from one frame to the next not
  // even the window tells: while a video plays, the focus is looked after.
  let cancelLook: Cancel = () => {};
  let focused: Element | null = null;
  const lookIn = (ms: number) => {
    cancelLook();
    cancelLook = runtime.clock.after(ms, () => {
      const moved = document.activeElement !== focused;
      focused = document.activeElement;
      if (moved) for (const video of live) video.noticeFocus();
      if ([...live].some(({ state }) => state === 'playing')) lookIn(LOOK_MS);
    });
  };
  const lookSoon = () => lookIn(0);
  addEventListener('blur', lookSoon, { signal: life.signal });

  // Also from a video that is not ours: one that plays makes all others give way.
  document.addEventListener(
    'skerry:videoshown',
    ({ target }) => {
      for (const video of live) if (video.node !== target) video.giveWay();
      lookSoon();
    },
    // Ahead of who else listens: they hear of the one that goes before the one that comes.
    { signal: life.signal, capture: true },
  );

  return {
    take,
    destroy() {
      life.abort();
      cancelLook();
      for (const video of taken) video.release();
    },
  };
}
