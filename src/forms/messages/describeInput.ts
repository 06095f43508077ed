import type { Scope } from '#engine/scope';

/**
 * Adds an id to what describes an input, or takes it off; others stay.
 *
 * @param scope The block's own, so that counter and message of a field don't undo each other.
 */
export function describeInput(
  { adopt }: Pick<Scope, 'adopt'>,
  input: Element,
  id: string,
  on: boolean,
): void {
  const before = (input.getAttribute('aria-describedby') ?? '').split(/\s+/).filter(Boolean);
  const others = before.filter((other) => other !== id);
  if (on === others.length < before.length) return;
  const after = on ? [...others, id] : others;
  adopt.attribute(input, 'aria-describedby', after.join(' ') || null);
}
