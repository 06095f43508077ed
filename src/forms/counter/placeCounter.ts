import type { FieldInput } from '../fields/field';

/**
 * Puts the counter under its input; not into a label, whose text it would become. It takes no
 * room of its own (styles.css), nor does the gap that a grid or a flex box makes for it.
 */
export function placeCounter(counter: HTMLElement, input: FieldInput): void {
  const place = input.closest('label') ?? input;
  place.after(counter);
  const { parentElement } = counter;
  if (!parentElement) return;
  const { display, rowGap } = getComputedStyle(parentElement);
  if (/flex|grid/.test(display) && rowGap !== 'normal') {
    counter.style.setProperty('--skerry-form-counter-gap', rowGap);
  }
}
