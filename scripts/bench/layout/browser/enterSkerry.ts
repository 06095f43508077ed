import { browserClock } from '../../../../src/engine/clock';
import type { Runtime } from '../../../../src/engine/runtime';
import { createScope } from '../../../../src/engine/scope';
import type { Resizes } from '../../../../src/media/images/loading/createResizes';
import { driveLayout } from '../../../../widgets/gallery/layouts/driveLayout';
import { layouts } from '../../../../widgets/gallery/layouts/layouts';
import { defaultsOf } from '../../../../widgets/gallery/model/defaults';
import type { Design } from '../../../../widgets/gallery/model/design';
import type { GalleryOptions } from '../../../../widgets/gallery/model/options';
import { readSlides } from '../../../../widgets/gallery/slides/readSlides';
import { createGalleryStore } from '../../../../widgets/gallery/state/createGalleryStore';
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
  };
  const runtime = { clock: browserClock, part: () => resizes } as unknown as Runtime;
  window.layoutBench.enter({
    layOut() {
      driveLayout(layouts[design], {
        root,
        slides,
        options: { ...defaultsOf(design), ...options },
        store: createGalleryStore({ count: slides.length, loop: false, currentIndex: 0 }),
        scope: createScope(runtime, { report: console.error }),
        isRtl: false,
        load() {},
      });
    },
    again() {
      for (const tell of watchers) tell(false);
    },
  });
}
