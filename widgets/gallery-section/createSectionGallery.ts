import type { BlockScope, Scope } from '#engine/scope';
import { GALLERY_RESIZE_MS } from '#media/images/imageOptions';
import { createResizes } from '#media/images/loading/createResizes';
import { isMotionUnwanted } from '#page/motion/isMotionUnwanted';
import type { CreatedGallery, Galleries } from '#widgets/gallery/service';
import { optionsOf } from './optionsOf';
import { prepareParts } from './prepareParts';
import type { SectionModel } from './read';
import { readSpeed, turnItems } from './turnItems';

/** The gallery that drives a section. */
export interface SectionGallery {
  goTo(index: number): void;
  step(direction: Direction): void;
}

export type Direction = 'previous' | 'next';

/** Whether the gallery goes by the list's width from the start on: it is then made anew with another. */
const FITTED = /autocolumns|carousel|strip/;

/** The designs whose items the page's parts keep unseen until they are placed. */
const PLACED = /autocolumns|autorows/;

/** How many columns the page's styles have made of a list. */
const countColumns = (list: HTMLElement): number =>
  getComputedStyle(list).gridTemplateColumns.split(' ').length;

/** Scrolls a strip of pickers, and nothing else, so that one is in its middle. */
function centre(picker: Element, { parentElement: strip }: Element): void {
  if (!strip) return;
  const [one, all] = [picker, strip].map((node) => node.getBoundingClientRect());
  if (one && all) strip.scrollLeft += one.left + one.width / 2 - all.left - all.width / 2;
}

/** Marks the current item, and what picks it, for the page's styles. */
function mark(model: SectionModel, current: number, before: number, { adopt }: Scope): void {
  const { items, pickers } = model;
  const { current: name } = model.kind;
  if (name === 'data-in') turnItems(model, before, current, isMotionUnwanted(), adopt);
  else if (name) {
    items.forEach((item, index) => {
      adopt.attribute(item, name, index === current ? 'true' : null);
    });
  }
  [...(pickers?.children ?? [])].forEach((picker, index) => {
    adopt.toggleClass(picker, 'active', index === current);
    adopt.attribute(picker, 'data-active', index === current ? 'true' : null);
    if (pickers && index === current) centre(picker, pickers);
  });
}

/** Drives a section by the gallery that the platform's blocks have. */
export function createSectionGallery(
  scope: BlockScope,
  model: SectionModel,
  galleries: Galleries,
): SectionGallery {
  const { node, list, items, kind } = model;
  let gallery: CreatedGallery | undefined;
  let own: Scope | undefined;
  let width = 0;

  const make = () => {
    const currentIndex = gallery?.index ?? 0;
    own?.destroy();
    own = scope.begin();
    const mine = own;
    width = list.clientWidth;
    const room = { width, windowWidth: innerWidth, columns: countColumns(list) };
    prepareParts(model, mine);
    mark(model, currentIndex, currentIndex, mine);
    const speed = kind.current === 'data-in' ? readSpeed(items[currentIndex]) : 0;
    // The page's styles move what is in an item: our own motion only waits for them. Before the gallery
    // has the items, which is also the first to give them back.
    if (speed) for (const item of items) mine.adopt.style(item, 'opacity', '1', 'important');
    gallery = galleries.create(node, {
      ...optionsOf(model, room),
      currentIndex,
      ...(speed && { speed }),
    });
    mine.own(gallery.destroy);
    // In their places now: until here they would have been seen to move.
    if (PLACED.test(kind.design ?? ''))
      for (const item of items) mine.adopt.style(item, 'visibility', 'visible');
    let seen = currentIndex;
    mine.listen(list, {
      'skerry:slide'({ target, detail: { index } }) {
        if (target !== list) return;
        mark(model, index, seen, mine);
        seen = index;
      },
    });
  };
  make();
  if (kind.design && FITTED.test(kind.design)) {
    scope.own(
      scope.runtime.part(createResizes).watch([list], GALLERY_RESIZE_MS, (isAtRest) => {
        if (isAtRest && list.clientWidth && list.clientWidth !== width) make();
      }),
    );
  }
  return {
    goTo(index) {
      gallery?.goTo(index);
    },
    step(direction) {
      gallery?.[direction]();
    },
  };
}
