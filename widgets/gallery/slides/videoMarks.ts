import type { Scope } from '#engine/scope';
import type { Slide } from './slide';

/**
 * Marks the thumbnails of videos as the page's styles wait for it: over its picture, or where it has
 * none.
 *
 * @returns Puts the marks where their thumbnails stand.
 */
export function createVideoMarks(slides: readonly Slide[], { own }: Pick<Scope, 'own'>) {
  const marks = slides.flatMap(({ node, kind, image }) => {
    if (kind !== 'video') return [];
    const mark = document.createElement('div');
    const part = document.createElement('div');
    const isBare = !image?.dataset.src;
    mark.className = `sqs-video-thumbnail${isBare ? ' no-image' : ''}`;
    part.className = `sqs-video-thumbnail-${isBare ? 'inner' : 'icon'}`;
    mark.setAttribute('aria-hidden', 'true');
    mark.append(part);
    node.after(mark);
    own(() => mark.remove());
    return [{ mark, node }];
  });
  return () => {
    for (const { mark, node } of marks) {
      mark.style.cssText = node.style.cssText;
      // A press is the thumbnail's.
      mark.style.pointerEvents = 'none';
    }
  };
}
