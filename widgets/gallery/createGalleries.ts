import { warnBlock } from '#engine/block/block';
import type { Cancel } from '#engine/clock';
import type { Runtime } from '#engine/runtime';
import { galleries as texts } from '#texts/widgets/galleries';
import { createLasting } from './createLasting';
import { findParts } from './galleryParts';
import { defaultsOf } from './model/defaults';
import type { GalleryScope } from './model/galleryScope';
import type { GalleryOptions } from './model/options';
import { readOptions } from './model/readOptions';
import { designOf } from './prepare/designs';
import { runGallery } from './runGallery';
import type { CreatedGallery, Galleries } from './service';
import { readSlides } from './slides/readSlides';
import type { GalleryStore } from './state/state';
import { transitionNamed } from './transitions/transitions';

/** The scope of a gallery that no block is around: its warnings and reports name it as one. */
const createGalleryScope = (runtime: Runtime, id: string): GalleryScope =>
  Object.assign(runtime.scope(), {
    warn: (field: string, message: string) => warnBlock('gallery', id, `${field}: ${message}`),
    report: (error: unknown) => runtime.report(error, { initializer: 'gallery', block: id }),
  });

/** Creates the service `gallery`, for developers who make galleries of their own markup. */
export function createGalleries(runtime: Runtime): Galleries {
  /** Those that are not destroyed. */
  const living = new WeakMap<CreatedGallery, { store: GalleryStore; scope: GalleryScope }>();
  let made = 0;

  /** @param randomize Whether slides go on in any order, where it is not said. Default: they do. */
  const create = (node: HTMLElement, options: Partial<GalleryOptions>, randomize?: boolean) => {
    const parts = node instanceof HTMLElement ? findParts(node) : null;
    if (!parts) throw new Error(texts.noElement);
    const { design } = defaultsOf(options.design ?? 'base');
    if (options.transition) transitionNamed(options.transition);
    made += 1;
    const id = node.id || `gallery-by-code-${made}`;
    const scope = createGalleryScope(runtime, id);
    const name = `sqs-gallery-design-${design}`;
    const slides = readSlides(parts.root);
    scope.adopt.toggleClass(parts.root, name, true);
    for (const slide of slides) scope.adopt.toggleClass(slide.node, `${name}-slide`, true);
    const model = {
      ...parts,
      slides,
      options: readOptions(options, scope.warn, design, randomize),
    };
    const { store } = runGallery(model, id, scope, createLasting(model.options, scope));
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
        const part: Cancel = store.link(linked.store);
        linked.scope.own(part);
        return scope.own(part);
      },
      destroy: () => scope.destroy(),
    };
    living.set(gallery, { store, scope });
    scope.own(() => living.delete(gallery));
    return gallery;
  };

  return {
    create: (node, options = {}) => create(node, options),
    createOfBlock(node, json) {
      const said: Partial<GalleryOptions> & { design?: unknown } = { ...Object(json) };
      // As in blocks of the page, they go on in order.
      return create(node, { ...said, design: designOf(said.design) }, false);
    },
  };
}
