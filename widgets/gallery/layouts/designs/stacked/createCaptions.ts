import type { Stage } from '../../layout';

/** A text that is higher than this share of the gallery does not fit over the picture. */
const LARGEST_SHARE = 0.9;
/** The share of the gallery in which such a text is shown, and scrolls. */
const OVERFLOW_SHARE = 0.4;

const OVERFLOW_CLASS = 'overflow';

/** The titles and descriptions over the slides. */
export interface Captions {
  /** Takes the size of the gallery, and fits the text of the slide that is seen. */
  fit(index: number): void;
  /** Fits the text of a slide that comes into view, if it has not been since the last `fit`. */
  show(index: number): void;
}

/** The platform's text has a box of its own within the overlay, which may take all of the slide. */
const heightOf = (meta: HTMLElement) =>
  meta.querySelector<HTMLElement>('.meta-inside')?.offsetHeight ?? meta.scrollHeight;

/**
 * Creates what fits the captions. Each is measured when its slide is first seen in a size, so that 500
 * slides cost no more than one.
 */
export function createCaptions(stage: Stage): Captions {
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
