import { readItemId } from '#engine/context/pageIds';
import type { Runtime } from '#engine/runtime';
import type { Scope } from '#engine/scope';
import { watchItemHash } from '#page/watchItemHash';
import { isInEditor } from '#site/account/isInEditor';
import type { GalleryStore } from '../state/state';
import { addressOfSlide, type NamedSlide, slideOfHash, slideOfPage } from './slideAddress';

/**
 * Returns the slide that the page's address asks for, for a gallery with the option historyHash or
 * the lightbox of its slides; undefined where it asks for none, and in the site editor.
 */
export const slideOfAddress = (
  slides: readonly NamedSlide[],
  runtime: Runtime,
): number | undefined =>
  isInEditor(runtime) ? undefined : slideOfPage(slides, location.href, readItemId(runtime.context));

/**
 * Tells of the slide that a link of the page asks for by its hash. Not in the site editor.
 *
 * @param isOpen Whether there is something that Back closes.
 */
export const watchLinks = (
  slides: readonly NamedSlide[],
  { runtime, own }: Scope,
  tell: (index: number) => void,
  isOpen: () => boolean = () => false,
): void => {
  own(
    watchItemHash(isOpen, () => {
      const index = isInEditor(runtime) ? undefined : slideOfHash(slides, location.href);
      if (index !== undefined) tell(index);
    }),
  );
};

/**
 * Writes each slide that becomes current into the page's address, in place of the entry of the
 * history, and goes to the slide that a link of the page asks for by its hash. Does nothing in the
 * site editor. Never throws: a browser may refuse (Safari after 100 times in 30 s).
 *
 * The address is content that was delivered: stopping leaves it as it is, so that what the visitor
 * sees is what a bookmark leads to.
 *
 * @param bring Brings the gallery into view, for who followed a link to one of its slides.
 */
export function syncAddress(
  slides: readonly NamedSlide[],
  store: GalleryStore,
  scope: Scope,
  bring: () => void = () => {},
): void {
  const { runtime, own } = scope;
  if (isInEditor(runtime)) return;
  const collection = runtime.context.read('collection.fullUrl', '');

  own(
    store.listen({
      changed({ to }) {
        const slide = slides[to];
        if (!slide) return;
        try {
          const href = addressOfSlide(slide, location.href, collection);
          if (href !== location.href) history.replaceState(history.state, '', href);
        } catch {
          // The address is behind; the gallery is not.
        }
      },
    }),
  );

  watchLinks(slides, scope, (index) => {
    store.goTo(index, { by: 'address' });
    bring();
  });
}
