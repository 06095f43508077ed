import { afterPaint, frame, wait } from '../../browser/frames';
import { isMoving, type SeenPicture, seenPicture } from './seenPicture';

/** Which thumbnail is pressed: there is something before and after it. */
const INDEX = 2;

/** How long the page rests before a click, in milliseconds. */
const REST_MS = 500;

/** A picture that looked the same for so long is at rest, in milliseconds. */
const STILL_MS = 200;

/** How long opening or closing may take, in milliseconds. */
const TIMEOUT_MS = 20_000;

/** The widths in which our images come: `?format=1500w`. All are in the cache, for everyone. */
const WIDTHS = [750, 1000, 1500, 2500];

export interface LightboxContestant {
  /** Closes the lightbox, as a visitor does. */
  close(): void;
}

/** What one opening took from the click, in milliseconds to the end of a frame. */
export interface OpenTime {
  /** The first frame in which anything has moved, or that shows the full picture. */
  moves: number;
  /** The first frame that shows the full picture, at least half opaque. */
  seen: number;
  /** The frame after which nothing moves any more. */
  rest: number;
}

export interface LightboxBench {
  /** A contestant calls this once, as soon as a click would open its lightbox. */
  enter(contestant: LightboxContestant): void;
  /** Resolves when the page is at rest and the full picture is in the cache, decoded. */
  ready(): Promise<void>;
  open(): Promise<OpenTime>;
  /** Closes it; resolves when the picture is gone. */
  close(): Promise<void>;
}

declare global {
  interface Window {
    lightboxBench: LightboxBench;
  }
}

const looks = ({ left, top, width, opacity, animations }: SeenPicture) =>
  [left, top, width, opacity, animations].map((value) => value.toFixed(2)).join();

/** Looks at every frame, after it was rendered, until the picture is at rest. */
async function watch(picture: string, start: number): Promise<OpenTime> {
  let moves: number | undefined;
  let seen: number | undefined;
  let rest = 0;
  let before = '';
  while (performance.now() - start < TIMEOUT_MS) {
    await afterPaint();
    const time = performance.now() - start;
    const now = seenPicture(picture);
    if (now || isMoving()) moves ??= time;
    if (now) {
      if (now.opacity >= 0.5) seen ??= time;
      if (looks(now) !== before) rest = time;
      before = looks(now);
      const isStill = now.opacity > 0.99 && !now.animations && time - rest >= STILL_MS;
      if (isStill && seen !== undefined) return { moves: moves ?? seen, seen, rest };
    }
  }
  throw new Error(`${picture} did not come to rest`);
}

function createLightboxBench(): LightboxBench {
  let enter: (contestant: LightboxContestant) => void = () => {};
  const entered = new Promise<LightboxContestant>((resolve) => {
    enter = resolve;
  });
  let contestant: LightboxContestant | undefined;
  /** Held, so that the browser keeps them decoded. */
  const held: HTMLImageElement[] = [];
  const thumbnail = () =>
    document.querySelectorAll<HTMLElement>('[data-thumbnail]')[INDEX] as HTMLElement;
  const full = `/picture/full/${INDEX + 1}`;
  return {
    enter,
    async ready() {
      contestant = await entered;
      for (const query of ['', ...WIDTHS.map((width) => `?format=${width}w`)]) {
        const image = new Image();
        image.src = full + query;
        await image.decode();
        held.push(image);
      }
    },
    async open() {
      await wait(REST_MS);
      // A visitor's press is a task of its own, between two frames.
      await afterPaint();
      const start = performance.now();
      thumbnail().click();
      return watch(full, start);
    },
    async close() {
      contestant?.close();
      const start = performance.now();
      while (seenPicture(full)) {
        if (performance.now() - start > TIMEOUT_MS) throw new Error(`${full} was not closed`);
        await frame();
      }
    },
  };
}

window.lightboxBench = createLightboxBench();
