import { hideAllBut } from '../hideAllBut';
import type { CreateLayout, Layout, Stage } from '../layout';
import { nameSlides } from '../placing/nameSlides';
import { createStripSlides, type StripRow } from './strip/createStripSlides';
import { createWrapper } from './strip/createWrapper';

/** So many slides to either side of those in view are laid out. */
const LAID_AHEAD = 5;

/** The differences between a slider and a strip of thumbnails. */
export interface StripOptions extends Partial<StripRow> {
  /** A slide was pressed. */
  onPick(index: number): void;
}

/**
 * Slides side by side, all as high as the gallery, in a wrapper that moves. The current slide
 * stands at the start, in the middle or at the end. Slides that nobody has come near yet are not
 * even laid out: 500 cost the browser little more than 10.
 */
export function createStripWith(
  stage: Stage,
  { room = 0, isContained = false, isPicker = false, onPick }: StripOptions,
): Layout {
  const { root, slides, options, store, scope, isRtl } = stage;
  const wrapper = createWrapper(stage);
  const row = createStripSlides(stage, { room, isContained, isPicker });

  const loadAround = (index: number) => {
    row.layAround(index, row.offsetOf(index), 0);
    stage.load(index);
    // Those beside it are in view in part, and come as lazy pictures do: when it is painted.
    stage.later(() => {
      const { index: current } = store;
      const [from, to] = row.layAround(current, row.offsetOf(current), LAID_AHEAD);
      for (let near = from; near <= to; near += 1) if (near !== current) stage.load(near);
      for (let ahead = 1; ahead <= Math.min(options.preloadCount, slides.length); ahead += 1) {
        stage.load(to + ahead);
        stage.load(from - ahead);
      }
    });
  };
  const place = () => {
    row.fit();
    wrapper.put(row.offsetOf(store.index));
    loadAround(store.index);
  };

  // A picture whose size nobody told takes its own when it is here.
  const onLoad = ({ target }: Event) => {
    if (slides.some((slide) => slide.image === target && !slide.size)) place();
  };
  const onClick = ({ clientX, defaultPrevented, target }: MouseEvent) => {
    if (defaultPrevented || !(target instanceof Node)) return;
    const { left, right } = root.getBoundingClientRect();
    const own = slides.findIndex(({ node }) => node.contains(target));
    const at = (isRtl ? right - clientX : clientX - left) - wrapper.offset;
    const index = own < 0 ? row.at(at) : own;
    if (index >= 0 && index !== store.index) onPick(index);
  };
  scope.listen(root, { load: onLoad }, true);
  scope.listen(root, { click: onClick });
  if (!isPicker) {
    hideAllBut(stage, store.index);
    nameSlides(stage);
  }

  return {
    fit: place,
    change({ from, to, isInstant }) {
      // What passes by on a long way is not there.
      loadAround(to);
      row.mark(from, false);
      row.mark(to, true);
      return wrapper.move(row.offsetOf(store.index), isInstant);
    },
    drag(offset) {
      wrapper.put(row.offsetOf(store.index) + (isRtl ? -offset : offset));
      row.layAround(store.index, wrapper.offset, LAID_AHEAD);
    },
    letGo: () => wrapper.move(row.offsetOf(store.index), false),
    seen: row.seen,
  };
}

/** The platform's slider: alignment of the block, 0.5 s, one slide ahead; a pressed slide comes. */
export const createStrip: CreateLayout = (stage) =>
  createStripWith(stage, {
    onPick(index) {
      if (!stage.options.lightbox) stage.store.goTo(index);
    },
  });
