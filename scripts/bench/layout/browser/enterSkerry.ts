import { createAdoption } from '../../../../src/adoption';
import { browserClock } from '../../../../src/clock';
import type { Design } from '../../../../src/gallery/design';
import type { GalleryOptions } from '../../../../src/gallery/options';
import type { Resizes } from '../../../../src/images/createResizes';
import type { Runtime } from '../../../../src/runtime';
import { createGalleryStore } from '../../../../widgets/gallery/createGalleryStore';
import { defaultsOf } from '../../../../widgets/gallery/defaults';
import { driveLayout } from '../../../../widgets/gallery/driveLayout';
import { layouts } from '../../../../widgets/gallery/layouts/layouts';
import { readSlides } from '../../../../widgets/gallery/readSlides';
import { findElement } from '../../browser/findElement';

/**
 * One of our designs, made and driven as the gallery does it, without what else there is of a
 * gallery (its start is raced as a whole by the suite `slideshow`).
 */
export function enterSkerry(design: Design, options: Partial<GalleryOptions>): void {
  const root = findElement('#gallery');
  const slides = readSlides(root);
  // As the first pass leaves them.
  root.classList.add(`sqs-gallery-design-${design}`);
  for (const { node } of slides) node.classList.add(`sqs-gallery-design-${design}-slide`);
  const watchers = new Set<Parameters<Resizes['watch']>[2]>();
  // Like others that wait for a change of the size, it is told at once.
  const resizes: Resizes = {
    watch(boxes, _delay, tell) {
      if (boxes.includes(root)) watchers.add(tell);
      return () => watchers.delete(tell);
    },
    destroy() {},
  };
  const adopt = createAdoption;
  const runtime = { clock: browserClock, adopt, part: () => resizes } as unknown as Runtime;
  window.layoutBench.enter({
    layOut() {
      driveLayout(layouts[design], {
        root,
        slides,
        options: { ...defaultsOf(design), ...options },
        store: createGalleryStore({ count: slides.length, loop: false, currentIndex: 0 }),
        adoption: adopt(),
        runtime,
        isRtl: false,
        load() {},
      });
    },
    again() {
      for (const tell of watchers) tell(false);
    },
  });
}
