import type { Cancel } from '#engine/clock';
import type { Scope } from '#engine/scope';
import type { VideoEvent } from '#media/videos/createPlayState';
import { AnalyticsEventKind } from '#rules/enumerations/site/analyticsEventKind';

/** How often it is told that something still plays, in milliseconds. */
const HEARTBEAT_MS = 30_000;

const kindOf = (isSound: boolean | undefined) =>
  isSound ? AnalyticsEventKind.Audio : AnalyticsEventKind.Video;

/** What plays on the page. */
export interface Plays {
  /**
   * Calls `tell` for each play that begins, also once for what nobody has counted yet and still plays; and
   * with a heartbeat every 30 s while anything plays; until cancelled. One counts at a time.
   */
  count(tell: (kind: AnalyticsEventKind) => void): Cancel;
}

/** The videos and recordings that play already: whoever counts may have come late. */
const playingAlready = () => [
  ...document.querySelectorAll<HTMLElement>('.video-playing'),
  // A film that moves behind the page is muted, and nobody has asked for it. A recording somebody has.
  ...[...document.querySelectorAll<HTMLMediaElement>('audio,video')].filter(
    (media) => !media.paused && !(media.muted && media instanceof HTMLVideoElement),
  ),
];

/**
 * Knows the videos and recordings that play on the page, until the scope ends: by `skerry:videoshown` and
 * `skerry:videohidden`. It keeps which were counted, so that consent that is taken back and given again
 * counts no play twice.
 */
export function watchPlays({ listen, after }: Pick<Scope, 'listen' | 'after'>): Plays {
  const playing = new Map<Node, AnalyticsEventKind>();
  const uncounted = new Set<Node>();
  let counting: ((kind: AnalyticsEventKind) => void) | undefined;
  let stopBeating: Cancel | undefined;

  const beat = () => {
    stopBeating ??= after(HEARTBEAT_MS, () => {
      stopBeating = undefined;
      if (!playing.size) return;
      counting?.(AnalyticsEventKind.Heartbeat);
      beat();
    });
  };
  const countAll = () => {
    if (!counting) return;
    for (const node of uncounted) counting(playing.get(node) ?? AnalyticsEventKind.Video);
    uncounted.clear();
  };
  const begin = (node: Node, kind: AnalyticsEventKind) => {
    playing.set(node, kind);
    uncounted.add(node);
    countAll();
    beat();
  };
  const end = (node: Node) => {
    playing.delete(node);
    uncounted.delete(node);
    if (playing.size) return;
    stopBeating?.();
    stopBeating = undefined;
  };

  for (const node of playingAlready()) {
    begin(node, kindOf(node instanceof HTMLAudioElement));
    listen(node, { pause: () => end(node) });
  }
  listen(document, {
    'skerry:videoshown': ({ detail }: CustomEvent<VideoEvent>) =>
      begin(detail.node, kindOf(detail.isSound)),
    'skerry:videohidden': ({ detail }: CustomEvent<VideoEvent>) => end(detail.node),
  });
  return {
    count(tell) {
      counting = tell;
      countAll();
      return () => {
        if (counting === tell) counting = undefined;
      };
    },
  };
}
