import type { Scope } from '#engine/scope';
import { takeFreeCorner } from './takeFreeCorner';

/** A block that is lower has nothing that could lie over it, in CSS pixels. */
const LEAST = 20;

/** Lies over what the server sent, at a corner. */
const STILL = 'skerry-still';

/** Where the parts of a room stand, in CSS pixels from the corner of the window. */
const placesIn = (room: HTMLElement, but: HTMLElement): string =>
  [...room.querySelectorAll('*')]
    .filter((one) => one !== but)
    .map((one) => {
      const { x, y } = one.getBoundingClientRect();
      return `${Math.round(x)},${Math.round(y)}`;
    })
    .join();

/**
 * Puts an element of ours into a block in such a way that nothing moves that is in view. Where the block
 * has no room of its own for it, and something below is in view, the element lies over the block, at a
 * corner where it covers nothing that can be pressed. Where there is no such corner it comes when the
 * visitor presses or focuses something in the block, or when the block is out of view.
 *
 * An empty block without any height can't be helped: what is below it moves.
 *
 * @param node The block; one of the platform's has the room of the block around it.
 * @param insert Puts the element where it belongs.
 * @param options `fromStart` as `takeFreeCorner`.
 */
export function putStill(
  scope: Scope,
  element: HTMLElement,
  node: HTMLElement,
  insert: () => void,
  options?: { fromStart: boolean },
): void {
  const room = node.closest<HTMLElement>('.sqs-block') ?? node;
  const places = placesIn(room, element);
  const { top, bottom, height } = room.getBoundingClientRect();
  insert();
  const isHigher = Math.round(room.getBoundingClientRect().height - height) > 0;
  const isSeenToMove =
    (isHigher && bottom < innerHeight) || (top < innerHeight && placesIn(room, element) !== places);
  if (!isSeenToMove || height < LEAST) return;

  const life = scope.begin();
  const { position, paddingInlineEnd } = getComputedStyle(room);
  if (position === 'static') scope.adopt.style(room, 'position', 'relative');
  element.style.setProperty('--_side', paddingInlineEnd);
  let size = '';
  const sizeOf = () => `${room.offsetWidth},${room.offsetHeight}`;

  const settle = () => {
    life.destroy();
    element.classList.remove(STILL);
    element.style.removeProperty('display');
  };
  const lay = () => {
    element.classList.add(STILL);
    const isLaid = takeFreeCorner(element, room, options);
    size = sizeOf();
    return isLaid;
  };
  if (!lay()) {
    element.style.display = 'none';
    size = sizeOf();
    life.listen(room, { focusin: settle, pointerdown: settle });
    life.own(
      life.runtime.visibility.watch(room, (isVisible, { boundingClientRect }) => {
        // Above the window it would move what is in view where the browser does not hold that in place.
        const isBelow = boundingClientRect.top > 0;
        if (!isVisible && (isBelow || CSS.supports('overflow-anchor', 'auto'))) settle();
      }),
    );
  }
  // The window's width has changed, or what the server sent has come: a corner may be taken now.
  const observer = new ResizeObserver(() => {
    if (sizeOf() !== size && (element.style.display || !lay())) settle();
  });
  observer.observe(room);
  life.own(() => observer.disconnect());
}
