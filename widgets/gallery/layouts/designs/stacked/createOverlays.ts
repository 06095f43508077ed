import type { Stage } from '../../layout';

/** Text higher than this share of the gallery's height does not fit over the picture… */
const LARGEST_SHARE = 0.9;
/** …and is then shown in a part of this share, which scrolls. */
const OVERFLOW_SHARE = 0.4;

const OVERFLOW_CLASS = 'overflow';

/** The titles and descriptions over the slides. */
export interface Overlays {
  /** Takes the size of the gallery, and fits the text of the slide that is seen. */
  fit(index: number): void;
  /** Fits the text of a slide that comes into view, if it has not been since the last `fit`. */
  show(index: number): void;
}

/** The platform's text has a box of its own within the overlay, which may take all of the slide. */
const heightOf = (meta: HTMLElement) =>
  meta.querySelector<HTMLElement>('.meta-inside')?.offsetHeight ?? meta.scrollHeight;

/**
 * Each text is measured when its slide is first seen in a size, at once with the one before that
 * is left: 500 slides cost no more than one.
 */
export function createOverlays(stage: Stage): Overlays {
  const { slides } = stage;
  const { adopt } = stage.scope;
  let height = 0;
  /** Slides measured at this height. */
  const fitted = new Set<number>();
  const overflowing = new Set<HTMLElement>();

  const setOverflow = (meta: HTMLElement, isOver: boolean) => {
    adopt.toggleClass(meta, OVERFLOW_CLASS, isOver);
    adopt.style(meta, 'height', isOver ? `${OVERFLOW_SHARE * height}px` : '');
    // What scrolls is to be reached by keyboard.
    adopt.attribute(meta, 'tabindex', isOver ? '0' : null);
  };

  const show = (index: number) => {
    const meta = slides[index]?.meta;
    if (!meta || !height || fitted.has(index)) return;
    fitted.add(index);
    if (heightOf(meta) <= LARGEST_SHARE * height) return;
    overflowing.add(meta);
    setOverflow(meta, true);
  };

  return {
    fit(index) {
      if (stage.size.height === height) return show(index);
      height = stage.size.height;
      for (const meta of overflowing) setOverflow(meta, false);
      overflowing.clear();
      fitted.clear();
      show(index);
    },
    show,
  };
}
