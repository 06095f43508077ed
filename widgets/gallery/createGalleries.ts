import type { Runtime } from '../../src/runtime';
import type { Galleries } from '../../src/services/galleries';
import { galleries as texts } from '../../src/strings/galleries';
import { warnBlock } from '../../src/warnBlock';
import { defaultsOf } from './defaults';
import { findParts } from './galleryParts';
import { readOptions } from './readOptions';
import { readSlides } from './readSlides';
import { runGallery } from './runGallery';
import { transitionNamed } from './transitions/transitions';

/** The service `gallery`: for developers who make galleries of their own markup. */
export function createGalleries(runtime: Runtime): Galleries & { destroy(): void } {
  const stops = new Set<() => void>();
  let made = 0;

  return {
    create(node, options = {}) {
      const parts = node instanceof HTMLElement ? findParts(node) : null;
      if (!parts) throw new Error(texts.noElement);
      const { design } = defaultsOf(options.design ?? 'base');
      if (options.transition) transitionNamed(options.transition);
      made += 1;
      const id = node.id || `gallery-by-code-${made}`;
      const warn = (field: string, message: string) =>
        warnBlock('gallery', { id, json: undefined }, `${field}: ${message}`);
      const adoption = runtime.adopt();
      const name = `sqs-gallery-design-${design}`;
      const slides = readSlides(parts.root);
      adoption.toggleClass(parts.root, name, true);
      for (const slide of slides) adoption.toggleClass(slide.node, `${name}-slide`, true);
      const model = { ...parts, slides, options: readOptions(options, warn, design) };
      const { store, stop } = runGallery(model, id, runtime, adoption, warn);
      const destroy = () => {
        if (!stops.delete(destroy)) return;
        stop();
        adoption.release();
      };
      stops.add(destroy);
      return {
        get index() {
          return store.index;
        },
        goTo: (index) => store.goTo(index),
        next: () => store.step('forward'),
        previous: () => store.step('reverse'),
        destroy,
      };
    },
    destroy() {
      for (const stop of [...stops]) stop();
    },
  };
}
