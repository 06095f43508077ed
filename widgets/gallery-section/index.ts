import './styles.css';
import type { WidgetModule } from '#engine/initializer';
import { createSectionGallery, type Direction, type SectionGallery } from './createSectionGallery';
import { readSection } from './read';
import { watchOpeners } from './watchOpeners';

/**
 * Brings a section of pictures, or of an owner's items, to life: by the gallery and the lightbox that
 * the platform's blocks have. Until the gallery is here, and where it can't be had, the items stand in
 * their still list.
 */
export const mount: WidgetModule['mount'] = (scope) => {
  const model = readSection(scope);
  if (!model) return false;
  const { node, kind, openers, previous, next } = model;
  let gallery: SectionGallery | undefined;
  /** The step that was asked for before the gallery is here. */
  let asked: Direction | undefined;
  if (openers.length) watchOpeners(scope, model, (index) => gallery?.goTo(index));
  if (!kind.design) return openers.length > 0;

  const early = scope.listen(node, {
    click({ target }) {
      const isOn = (arrows: readonly HTMLElement[]) =>
        arrows.some((arrow) => target instanceof Node && arrow.contains(target));
      if (isOn(next)) asked = 'next';
      else if (isOn(previous)) asked = 'previous';
    },
  });
  const start = async () => {
    const galleries = await scope.runtime.use('gallery');
    if (scope.isEnded) return;
    early();
    gallery = createSectionGallery(scope, model, galleries);
    if (asked) gallery.step(asked);
  };
  start().catch((error) => {
    if (!scope.isEnded) scope.report(error);
  });
  return true;
};
