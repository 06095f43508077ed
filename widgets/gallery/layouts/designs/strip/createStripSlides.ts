import {
  placeStrip,
  type StripPlaces,
  stripOffset,
  stripSeen,
  stripSlideAt,
} from '../../../geometry/stripOffset';
import type { Slide } from '../../../slides/slide';
import { layOut } from '../../hideAllBut';
import type { Stage } from '../../layout';

/** Width through height of a slide whose picture nobody knows yet. */
const UNKNOWN_RATIO = 1.5;
/** A video's. */
const VIDEO_RATIO = 16 / 9;

const ACTIVE = 'sqs-active-slide';

/** The manner in which the slides of a strip stand beside each other. */
export interface StripRow {
  /** Between two slides, in CSS px. */
  room: number;
  /** All slides are laid out and can be reached: they pick what another gallery shows. */
  isPicker: boolean;
  /** Leaves no room empty beside the strip. */
  isContained: boolean;
}

/** The slides of a strip in their places. Offsets are in CSS px from the strip's beginning. */
export interface StripSlides {
  /** Takes the height of the gallery. */
  fit(): void;
  /** The offset of the strip at which a slide stands where the alignment wants it. */
  offsetOf(index: number): number;
  /** The slides of which a part is in view while this one is the current. */
  seen(index: number): readonly number[];
  /** The slide at a place of the strip; -1 where there is none. */
  at(place: number): number;
  /** Marks a slide as the current one, or not any more. */
  mark(index: number, isActive: boolean): void;
  /**
   * Lays out what is in view at an offset and so many slides to either side.
   *
   * @returns The first and the last in view.
   */
  layAround(index: number, offset: number, ahead: number): readonly [first: number, last: number];
}

function ratioOf({ size, image, kind }: Slide): number {
  if (size) return size.width / size.height;
  if (image?.naturalHeight) return image.naturalWidth / image.naturalHeight;
  return kind === 'video' ? VIDEO_RATIO : UNKNOWN_RATIO;
}

export function createStripSlides(stage: Stage, row: StripRow): StripSlides {
  const { slides, options, store, isRtl } = stage;
  const { adopt } = stage.scope;
  const { room, isPicker, isContained } = row;
  const side = isRtl ? 'right' : 'left';
  let places: StripPlaces = placeStrip([], room);
  /** The slides that are laid out. */
  const laid = new Set<number>();

  const put = (index: number) => {
    const { node } = slides[index] as Slide;
    adopt.style(node, 'position', 'absolute');
    adopt.style(node, 'top', '0px');
    adopt.style(node, side, `${places.starts[index]}px`);
    adopt.style(node, 'width', `${places.widths[index]}px`);
    adopt.style(node, 'height', '100%');
    adopt.style(node, 'max-width', 'none');
  };
  const mark = (index: number, isActive: boolean) => {
    const slide = slides[index];
    if (!slide) return;
    adopt.toggleClass(slide.node, ACTIVE, isActive);
    // Out of reach of Tab and of screen readers; a press on it lands on the root.
    if (!isPicker) adopt.attribute(slide.node, 'inert', isActive ? null : '');
  };
  const offsetOf = (index: number) =>
    stripOffset(places, index, stage.size.width, options.alignment, isContained);

  return {
    fit() {
      const { height } = stage.size;
      places = placeStrip(
        slides.map((slide) => ratioOf(slide) * height),
        room,
      );
      laid.forEach(put);
    },
    offsetOf,
    seen: (index) => stripSeen(places, offsetOf(index), stage.size.width),
    at: (place) => stripSlideAt(places, place),
    mark,
    layAround(index, offset, ahead) {
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
      return [first, last];
    },
  };
}
