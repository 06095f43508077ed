import { prefersReducedMotion } from '../../../src/reducedMotion';
import {
  placeStrip,
  type StripPlaces,
  stripOffset,
  stripSeen,
  stripSlideAt,
} from '../geometry/stripOffset';
import type { CreateLayout, Stage } from '../layout';
import type { Slide } from '../slide';
import { layOnly, layOut } from './layOnly';
import { nameSlides } from './nameSlides';

/** Width through height of a slide whose picture nobody knows yet. */
const UNKNOWN_RATIO = 1.5;
/** A video's. */
const VIDEO_RATIO = 16 / 9;

const ACTIVE = 'sqs-active-slide';

/** How many slides to either side of those in view are laid out. */
const LAID_AHEAD = 5;

/** What differs between a slider and a strip of thumbnails. */
export interface StripOptions {
  /** Between two slides, in CSS px. Default: 0. */
  room?: number;
  /** A slide was pressed. */
  onPick(index: number): void;
  /** Every slide can be pressed and is read out: they pick what another gallery shows. */
  isPicker?: boolean;
  /** Leaves no room empty beside it. Default: false. */
  isContained?: boolean;
}

function ratioOf(slide: Slide): number {
  const { size } = slide;
  if (size) return size.width / size.height;
  const { image } = slide;
  if (image?.naturalHeight) return image.naturalWidth / image.naturalHeight;
  return slide.kind === 'video' ? VIDEO_RATIO : UNKNOWN_RATIO;
}

/**
 * Slides side by side, all as high as the gallery, in a wrapper that moves (`.sqs-wrapper`, which
 * the platform's styles know). The current slide stands at the start, in the middle or at the end.
 * Slides that nobody has come near yet are not even laid out: 500 cost the browser little more
 * than 10.
 */
export function createStripWith(
  stage: Stage,
  { room = 0, isContained = false, isPicker = false, onPick }: StripOptions,
): ReturnType<CreateLayout> {
  const { root, slides, options, store, adoption, isRtl } = stage;
  const wrapper = document.createElement('div');
  wrapper.className = 'sqs-wrapper';
  const parts = [...root.childNodes];
  wrapper.append(...parts);
  root.append(wrapper);
  adoption.style(root, 'overflow', 'hidden');
  adoption.style(root, 'display', '');
  adoption.style(root, 'padding-inline-start', '0px');

  const side = isRtl ? 'right' : 'left';
  let places: StripPlaces = placeStrip([], room);
  /** Where the wrapper stands, in CSS px from the strip's beginning. */
  let at = 0;
  let motion: Animation | undefined;

  const rest = (index: number) =>
    stripOffset(places, index, stage.size.width, options.alignment, isContained);
  const transform = (offset: number) => `translateX(${isRtl ? -offset : offset}px)`;
  const moveTo = (offset: number) => {
    at = offset;
    wrapper.style.transform = transform(offset);
  };
  const mark = (index: number, isActive: boolean) => {
    const slide = slides[index];
    if (!slide) return;
    adoption.toggleClass(slide.node, ACTIVE, isActive);
    // Out of reach of Tab and of screen readers (CAR-14); a press on it lands on the root.
    if (!isPicker) adoption.attribute(slide.node, 'inert', isActive ? null : '');
  };
  const laid = new Set<number>();
  const put = (index: number) => {
    const { node } = slides[index] as Slide;
    adoption.style(node, 'position', 'absolute');
    adoption.style(node, 'top', '0px');
    adoption.style(node, side, `${places.starts[index]}px`);
    adoption.style(node, 'width', `${places.widths[index]}px`);
    adoption.style(node, 'height', '100%');
    adoption.style(node, 'max-width', 'none');
  };
  /** Lays out what is in view at an offset, and so many to either side; returns the first and the last in view. */
  const layAround = (index: number, offset: number, ahead: number) => {
    const seen = stripSeen(places, offset, stage.size.width);
    const [first = index] = seen;
    const last = seen.at(-1) ?? index;
    const most = isPicker ? slides.length : ahead;
    const end = Math.min(last + most, slides.length - 1);
    for (let near = Math.max(first - most, 0); near <= end; near += 1) {
      if (laid.has(near)) continue;
      laid.add(near);
      layOut(stage, near);
      mark(near, near === store.index);
      put(near);
    }
    return [first, last] as const;
  };
  const loadAround = (index: number) => {
    layAround(index, rest(index), 0);
    stage.load(index);
    // Those beside it are in view in part, and come as lazy pictures do: when it is painted.
    stage.later(() => {
      const [from, to] = layAround(store.index, rest(store.index), LAID_AHEAD);
      for (let near = from; near <= to; near += 1) if (near !== store.index) stage.load(near);
      for (let ahead = 1; ahead <= options.preloadCount; ahead += 1) {
        stage.load(to + ahead);
        stage.load(from - ahead);
      }
    });
  };
  /** What the wrapper does on its way to the current slide. */
  const travel = (isInstant: boolean): readonly Animation[] => {
    const from = at;
    motion?.cancel();
    moveTo(rest(store.index));
    if (isInstant || prefersReducedMotion() || Math.abs(from - at) < 1) return [];
    motion = wrapper.animate([{ transform: transform(from) }, { transform: transform(at) }], {
      duration: options.speed * 1000,
      easing: 'ease-in-out',
    });
    return [motion];
  };

  const refit = () => {
    const { height } = stage.size;
    const widths = slides.map((slide) => ratioOf(slide) * height);
    places = placeStrip(widths, room);
    laid.forEach(put);
    motion?.cancel();
    moveTo(rest(store.index));
    loadAround(store.index);
  };

  // A picture whose size nobody told takes its own when it is here.
  const onLoad = ({ target }: Event) => {
    if (slides.some((slide) => slide.image === target && !slide.size)) refit();
  };
  root.addEventListener('load', onLoad, true);
  const onClick = ({ clientX, defaultPrevented, target }: MouseEvent) => {
    if (defaultPrevented || !(target instanceof Node)) return;
    const { left, right } = root.getBoundingClientRect();
    const own = slides.findIndex(({ node }) => node.contains(target));
    const place = (isRtl ? right - clientX : clientX - left) - at;
    const index = own < 0 ? stripSlideAt(places, place) : own;
    if (index >= 0 && index !== store.index) onPick(index);
  };
  root.addEventListener('click', onClick);
  let stopNames = () => {};
  if (!isPicker) {
    layOnly(stage, store.index);
    stopNames = nameSlides(stage);
  }

  return {
    fit: refit,
    change({ from, to, isInstant }) {
      // What passes by on a long way is not there.
      loadAround(to);
      mark(from, false);
      mark(to, true);
      return travel(isInstant);
    },
    drag(offset) {
      motion?.cancel();
      moveTo(rest(store.index) + (isRtl ? -offset : offset));
      layAround(store.index, at, LAID_AHEAD);
    },
    letGo: () => travel(false),
    seen: (index) => stripSeen(places, rest(index), stage.size.width),
    destroy() {
      root.removeEventListener('load', onLoad, true);
      root.removeEventListener('click', onClick);
      motion?.cancel();
      stopNames();
      root.append(...parts);
      wrapper.remove();
    },
  };
}

/** The platform's slider: alignment of the block, 0.5 s, one slide ahead; a pressed slide comes. */
export const createStrip: CreateLayout = (stage) =>
  createStripWith(stage, {
    onPick(index) {
      if (!stage.options.lightbox) stage.store.goTo(index);
    },
  });
