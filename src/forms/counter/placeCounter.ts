import type { Scope } from '#engine/scope';
import type { FieldInput } from '../fields/field';

/** Returns the upper edge of what comes next in the page, in pixels; Infinity for nothing. */
function topBelow(place: Element): number {
  // Not by the members of what is around it: a field of a form may be called `nextSibling`.
  const way = document.createTreeWalker(document, NodeFilter.SHOW_ELEMENT);
  way.currentNode = place;
  while (way.lastChild());
  while (way.nextNode()) {
    const { top, height } = Element.prototype.getBoundingClientRect.call(way.currentNode);
    if (height) return top;
  }
  return Number.POSITIVE_INFINITY;
}

/** Whether what stands in an element is placed by a grid or a flex box. */
const isBoxOfItems = (element: Element) => /flex|grid/.test(getComputedStyle(element).display);

/** Gives up the gap that a grid or a flex box puts before the counter. */
function closeGap({ adopt }: Scope, counter: HTMLElement, place: HTMLElement): void {
  const { parentElement } = counter;
  if (!parentElement || !isBoxOfItems(parentElement)) return;
  const { rowGap } = getComputedStyle(parentElement);
  if (rowGap === 'normal') return;
  const { marginBlockEnd } = getComputedStyle(place);
  adopt.style(place, 'margin-block-end', `calc(${marginBlockEnd} - ${rowGap})`);
}

/**
 * Puts the counter directly under its field, into the margin that this has of its own, and takes back
 * how far that moved what follows: margins that met do so no longer. In a grid or a flex box margins
 * don't meet.
 *
 * @param below Where what follows stood without the counter, in pixels.
 */
function closeMargin(counter: HTMLElement, place: Element, below: number): void {
  const { style, parentElement } = counter;
  if (!parentElement || isBoxOfItems(parentElement)) return;
  const gap = counter.getBoundingClientRect().top - place.getBoundingClientRect().bottom;
  if (gap > 0) style.insetBlockStart = `${-gap}px`;
  const moved = topBelow(counter) - below;
  if (moved > 0) style.marginBlockEnd = `calc(-1.4em - ${moved}px)`;
}

/** Ends the counter's line where a narrower input ends. */
function alignEnd(counter: HTMLElement, input: FieldInput): void {
  counter.style.marginInlineEnd = '';
  const [own, area] = [counter, input].map((node) => node.getBoundingClientRect());
  if (!own || !area) return;
  const isRtl = getComputedStyle(counter).direction === 'rtl';
  const rest = isRtl ? area.left - own.left : own.right - area.right;
  if (rest > 0) counter.style.marginInlineEnd = `${rest}px`;
}

/**
 * Puts the counter under its input; not into a label, whose text it would become. It stands in the
 * gap that is there (styles.css), and moves nothing. Where that is too small for it, it would lie
 * over what follows: it comes when the visitor touches the field then, and takes room of its own.
 *
 * @param scope The counter's own.
 */
export function placeCounter(scope: Scope, counter: HTMLElement, input: FieldInput): void {
  const place = input.closest('label') ?? input;
  const { style } = counter;
  let isTouched = document.activeElement === input;
  let hasRoom = false;
  let isShown = false;

  /** Whether it may be seen: in the gap, or in room of its own. */
  const findRoom = () => {
    if (hasRoom) return true;
    style.display = 'none';
    // Its sheet gives the height: to lay it out for that would lay out the page, once for each field.
    const height = Number.parseFloat(getComputedStyle(counter).blockSize) || 0;
    const isFree = topBelow(place) - place.getBoundingClientRect().bottom >= height;
    if (isFree || !isTouched) return isFree;
    hasRoom = true;
    style.marginBlockEnd = '0';
    return true;
  };
  const settle = () => {
    if (!findRoom()) return;
    const below = topBelow(place);
    style.display = '';
    if (!isShown) {
      closeGap(scope, counter, place);
      // Room of its own it has taken on purpose.
      closeMargin(counter, place, hasRoom ? Number.POSITIVE_INFINITY : below);
    }
    isShown = true;
    alignEnd(counter, input);
  };

  place.after(counter);
  settle();
  scope.own(() => counter.remove());
  scope.listen(window, { resize: settle });
  scope.listen(input, {
    focus() {
      isTouched = true;
      settle();
    },
  });
}
