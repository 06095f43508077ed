import type { RunningGallery } from './runGallery';
import type { GalleryHandle } from './service';

/** Creates the handle of a gallery of the page: it does what the visitor's own press does. */
export function createHandle({ store, autoplay }: RunningGallery): GalleryHandle {
  const turn = (isOn: boolean) => {
    if (autoplay && autoplay.isOn !== isOn) autoplay.toggle();
  };
  return {
    get index() {
      return store.index;
    },
    count: store.count,
    goTo(index) {
      if (Number.isInteger(index)) store.pick(index);
    },
    next() {
      store.step('forward');
    },
    previous() {
      store.step('reverse');
    },
    play: () => turn(true),
    pause: () => turn(false),
  };
}
