import type { Scope } from '#engine/scope';
import type { GalleryModel } from '../model/read';
import type { GalleryStore } from '../state/state';

/**
 * Moves the focus out of a slide that is about to be out of reach: to the arrow, else to the
 * slides' element. To be called before the layout hears of changes.
 */
export function keepFocus({ root, slides, next }: GalleryModel, store: GalleryStore, scope: Scope) {
  const [arrow] = next;
  scope.own(
    store.listen({
      changed({ from }) {
        if (!slides[from]?.node.contains(document.activeElement)) return;
        if (!arrow) scope.adopt.attribute(root, 'tabindex', '-1');
        (arrow ?? root).focus({ preventScroll: true });
      },
    }),
  );
}
