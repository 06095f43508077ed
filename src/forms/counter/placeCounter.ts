import type { Adoption } from '../../adoption';
import type { FieldInput } from '../fields/field';

/**
 * Puts the counter under its input; not into a label, whose text it would become. It takes no
 * room of its own (styles.css). Nor does the gap that a grid or a flex box puts before it: what
 * it stands under gives that up.
 */
export function placeCounter(counter: HTMLElement, input: FieldInput, adoption: Adoption): void {
  const place = input.closest('label') ?? input;
  place.after(counter);
  const { parentElement } = counter;
  if (!parentElement) return;
  const { display, rowGap } = getComputedStyle(parentElement);
  if (!/flex|grid/.test(display) || rowGap === 'normal') return;
  const { marginBlockEnd } = getComputedStyle(place);
  adoption.style(place, 'margin-block-end', `calc(${marginBlockEnd} - ${rowGap})`);
}
