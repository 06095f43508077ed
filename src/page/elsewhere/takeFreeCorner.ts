/** What a visitor presses, or types into. */
const PRESSED = 'a[href],button,input,select,textarea,summary,label,iframe,video,audio,[tabindex]';

const HIGH = ['end bottom', 'end top', 'start bottom', 'start top'];
const LOW = ['end middle', 'start middle'];

const meet = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

/**
 * Puts an element that lies over a room (`.skerry-still`) at the first corner where it covers nothing that
 * can be pressed. Returns whether there is one.
 *
 * @param fromStart Looks at the corners where a line starts first; default: where it ends.
 */
export function takeFreeCorner(
  element: HTMLElement,
  room: HTMLElement,
  { fromStart = false } = {},
): boolean {
  const taken = [...room.querySelectorAll(PRESSED)]
    .filter((one) => one !== element)
    .flatMap((one) => [...one.getClientRects()]);
  // One that is not twice as high has no two corners at a side.
  const corners = room.clientHeight < 2 * element.offsetHeight ? LOW : HIGH;
  return (fromStart ? [...corners].reverse() : corners).some((corner) => {
    element.dataset.corner = corner;
    const box = element.getBoundingClientRect();
    return !taken.some((other) => meet(box, other));
  });
}
