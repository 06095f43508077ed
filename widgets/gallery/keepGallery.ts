import type { BlockScope } from '#engine/scope';
import { createLasting } from './createLasting';
import { findParts } from './galleryParts';
import type { GalleryModel } from './model/read';
import { designs } from './prepare/designs';
import { settleItem } from './prepare/settleItem';
import { type RunningGallery, runGallery } from './runGallery';
import { isSlide, readSlides } from './slides/readSlides';

/** A gallery that follows its page. */
export interface KeptGallery {
  /** What drives it now. */
  readonly running: RunningGallery;
}

/**
 * Drives a gallery of the page, and drives it anew when the page adds slides or takes some away: at the
 * slide that was current, and standing still if the visitor had stopped it.
 */
export function keepGallery(first: GalleryModel, scope: BlockScope): KeptGallery {
  const { root, options } = first;
  const { design } = options;
  const lasting = createLasting(options, scope);
  let model = first;
  let run = scope.begin();
  let running = runGallery(model, scope.block.id, run, lasting);
  /** Of its autoplay, whenever it had more than one slide last. */
  let isOn: boolean | undefined;

  /** Does for a slide that comes what `prepareGallery` does for those that are there. */
  const prepareSlide = (node: HTMLElement) => {
    if (designs[design]._isOneLaidOut) scope.adopt.style(node, 'display', 'none', 'important');
    else scope.adopt.toggleClass(node, `sqs-gallery-design-${design}-slide`, true);
    settleItem(node, design, options.listImageSize, scope.adopt);
  };
  const renew = () => {
    const { slides } = model;
    const { index } = running.store;
    const current = slides[index]?.node;
    isOn = running.autoplay?.isOn ?? isOn;
    run.destroy();
    const known = new Set(slides.map(({ node }) => node));
    const next = readSlides(root);
    const nodes = next.map(({ node }) => node);
    for (const node of nodes) if (!known.has(node)) prepareSlide(node);
    const place = current ? nodes.indexOf(current) : -1;
    model = {
      ...first,
      ...findParts(first.node),
      slides: next,
      options: { ...options, currentIndex: place < 0 ? Math.min(index, nodes.length - 1) : place },
    };
    run = scope.begin();
    running = runGallery(model, scope.block.id, run, lasting, true);
    const { autoplay } = running;
    if (autoplay && autoplay.isOn !== (isOn ?? autoplay.isOn)) autoplay.toggle();
  };

  const observer = new MutationObserver((records) => {
    const changed = records.flatMap(({ addedNodes, removedNodes }) => [
      ...addedNodes,
      ...removedNodes,
    ]);
    if (!changed.some(isSlide)) return;
    observer.disconnect();
    renew();
    observe();
  });
  const observe = () => {
    // The strip has an element of its own around its slides.
    for (const list of new Set([root, model.slides[0]?.node.parentElement ?? root])) {
      observer.observe(list, { childList: true });
    }
  };
  observe();
  scope.own(() => observer.disconnect());

  return {
    get running() {
      return running;
    },
  };
}
