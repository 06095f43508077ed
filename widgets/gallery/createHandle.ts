import type { KeptGallery } from './keepGallery';
import type { GalleryHandle } from './service';

/** Creates the handle of a gallery of the page: it does what the visitor's own press does. */
export function createHandle(kept: KeptGallery): GalleryHandle {
  const turn = (isOn: boolean) => {
    const { autoplay } = kept.running;
    if (autoplay && autoplay.isOn !== isOn) autoplay.toggle();
  };
  return {
    get index() {
      return kept.running.store.index;
    },
    get count() {
      return kept.running.store.count;
    },
    goTo(index) {
      if (Number.isInteger(index)) kept.running.store.pick(index);
    },
    next() {
      kept.running.store.step('forward');
    },
    previous() {
      kept.running.store.step('reverse');
    },
    play: () => turn(true),
    pause: () => turn(false),
  };
}
