import { watchFocus, watchHover } from '../input/watchVisitor';
import type { AutoplaySettings } from './autoplaySettings';
import type { PauseReason } from './autoplayState';

/**
 * Tells for which reasons autoplay waits: a mouse over the gallery, the focus in it, a hidden page,
 * a gallery out of view, a video of it that shows. Those that hold are told at once.
 */
export function watchPauses(
  { node, options, scope }: AutoplaySettings,
  tell: (reason: PauseReason, holds: boolean) => void,
): void {
  /** The videos that show. */
  const videos = new Set<Node>();
  const onVisibility = () => tell('hidden', document.hidden);
  // One that the page takes away tells nobody here that it plays no longer.
  const removals = new MutationObserver(() => {
    for (const video of videos) if (!node.contains(video)) videos.delete(video);
    tellVideos();
  });
  const tellVideos = () => {
    if (!videos.size) removals.disconnect();
    tell('video', videos.size > 0);
  };
  const onVideo = ({ type, target }: Event) => {
    if (type === 'skerry:videoshown') {
      videos.add(target as Node);
      removals.observe(node, { childList: true, subtree: true });
    } else videos.delete(target as Node);
    tellVideos();
  };

  tell('unseen', true);
  onVisibility();
  scope.listen(document, { visibilitychange: onVisibility });
  scope.own(() => removals.disconnect());
  scope.listen(node, { 'skerry:videoshown': onVideo, 'skerry:videohidden': onVideo });
  watchHover(node, options.pauseOnMouseover, scope, (isOver) => tell('hover', isOver));
  watchFocus(node, scope, (isInside) => tell('focus', isInside));
  scope.own(scope.runtime.visibility.watch(node, (isVisible) => tell('unseen', !isVisible)));
}
