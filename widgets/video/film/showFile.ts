import type { Scope } from '#engine/scope';
import { shareTheStage } from '#media/videos/shareTheStage';

/**
 * Plays a file in the browser's own player, which fills its box, until the scope ends.
 *
 * @param onFailure The file did not come, or can't be played.
 */
export function showFile(
  box: HTMLElement,
  { href }: URL,
  { title, poster }: { title: string; poster: string | undefined },
  scope: Scope,
  onFailure: () => void,
): void {
  const video = document.createElement('video');
  video.setAttribute('aria-label', title);
  video.setAttribute('playsinline', '');
  video.controls = true;
  if (poster) video.poster = poster;
  Object.assign(video.style, { position: 'absolute', inset: '0', width: '100%', height: '100%' });
  shareTheStage(video, box, scope);
  scope.listen(video, { error: onFailure });
  scope.own(() => {
    // A video that is only taken out of the page goes on loading.
    video.pause();
    video.removeAttribute('src');
    video.load();
    video.remove();
  });
  box.append(video);
  video.src = href;
  video.focus({ preventScroll: true });
  // A browser may want a press of its own; then the player shows its button.
  video.play().catch(() => {});
}
