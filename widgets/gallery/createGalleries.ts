import type { Cancel } from '../../src/clock';
import type { Runtime } from '../../src/runtime';
import type { CreatedGallery, Galleries } from '../../src/services/galleries';
import { galleries as texts } from '../../src/strings/galleries';
import { warnBlock } from '../../src/warnBlock';
import { defaultsOf } from './defaults';
import { findParts } from './galleryParts';
import { readOptions } from './readOptions';
import { readSlides } from './readSlides';
import { runGallery } from './runGallery';
import type { GalleryStore } from './state';
import { transitionNamed } from './transitions/transitions';

/** The service `gallery`: for developers who make galleries of their own markup. */
export function createGalleries(runtime: Runtime): Galleries & { destroy(): void } {
  const stops = new Set<() => void>();
  /** Those that are not destroyed, each with how to part it from the ones it is linked with. */
  const living = new WeakMap<CreatedGallery, { store: GalleryStore; links: Set<Cancel> }>();
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
        living.delete(gallery);
        for (const part of links) part();
        stop();
        adoption.release();
      };
      stops.add(destroy);
      const links = new Set<Cancel>();
      const gallery: CreatedGallery = {
        get index() {
          return store.index;
        },
        goTo: (index) => store.goTo(index),
        next: () => store.step('forward'),
        previous: () => store.step('reverse'),
        link(other) {
          const linked = living.get(other);
          if (!linked || !living.has(gallery)) throw new Error(texts.notMade);
          const part = store.link(linked.store);
          links.add(part);
          linked.links.add(part);
          return part;
        },
        destroy,
      };
      living.set(gallery, { store, links });
      return gallery;
    },
    destroy() {
      for (const stop of [...stops]) stop();
    },
  };
}
