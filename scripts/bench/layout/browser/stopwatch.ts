import type { Size } from '../../../../src/page/geometry/size';
import { afterPaint, frame, nextTask, wait } from '../../browser/frames';
import { NARROW, WIDE } from '../layoutFigures';

/** How long the page rests before a measurement, in milliseconds. */
const REST_MS = 200;

/** What a contestant lays out. Nothing of it needs measuring. */
export interface Stage {
  gallery: HTMLElement;
  items: readonly HTMLElement[];
  /** Of the pictures, in pixels. */
  sizes: readonly Size[];
  /** The gallery's inner width in CSS px. */
  width: number;
}

export interface LayoutContestant {
  /** Puts the items in their places: once, in the wide container. */
  layOut(stage: Stage): void;
  /** Does it again, in the narrow container. Default: as at first. */
  again?(stage: Stage): void;
}

/** What one layout cost, in milliseconds. */
export interface LayoutTime {
  /** From the call until the browser knows all places. */
  time: number;
  /** From the call to the end of the frame that shows it. */
  painted: number;
}

export interface LayoutBench {
  enter(contestant: LayoutContestant): void;
  layOut(): Promise<LayoutTime>;
  /** Makes the container narrower, and lets the contestant lay out again. */
  resize(): Promise<LayoutTime>;
  /** Where the items are, in CSS px from the gallery's corner. */
  boxes(): [left: number, top: number, width: number, height: number][];
}

declare global {
  interface Window {
    layoutBench: LayoutBench;
  }
}

/** The call comes at the beginning of a frame: nobody waits for one. */
async function clock(gallery: HTMLElement, act: () => void): Promise<LayoutTime> {
  await wait(REST_MS);
  await afterPaint();
  await frame();
  const start = performance.now();
  act();
  gallery.getBoundingClientRect();
  const time = performance.now() - start;
  await nextTask();
  return { time, painted: performance.now() - start };
}

function createLayoutBench(): LayoutBench {
  let entered: LayoutContestant;
  let stage: Stage;
  return {
    enter(contestant) {
      const gallery = document.querySelector<HTMLElement>('#gallery');
      if (!gallery) throw new Error('the page has no gallery');
      const items = [...gallery.querySelectorAll<HTMLElement>('.item')];
      const sizes = [...gallery.querySelectorAll('img')].map((image) => ({
        width: Number(image.getAttribute('width')),
        height: Number(image.getAttribute('height')),
      }));
      stage = { gallery, items, sizes, width: WIDE };
      entered = contestant;
    },
    layOut: () => clock(stage.gallery, () => entered.layOut(stage)),
    resize: () =>
      clock(stage.gallery, () => {
        stage.gallery.parentElement?.style.setProperty('width', `${NARROW}px`);
        (entered.again ?? entered.layOut)({ ...stage, width: NARROW });
      }),
    boxes() {
      const { left, top } = stage.gallery.getBoundingClientRect();
      return stage.items.map((item) => {
        const box = item.getBoundingClientRect();
        return [box.left - left, box.top - top, box.width, box.height];
      });
    },
  };
}

window.layoutBench = createLayoutBench();
