import type { Stage } from '../../layout';

const ACTIVE = 'sqs-active-slide';

/** Lets keys and assistive technology reach these slides and no others; marks the current one. */
export type Reach = (seen: readonly number[]) => void;

/** Until it is first told, all slides can be reached. */
export function createReach({ slides, store, scope: { adopt } }: Stage): Reach {
  let reached: ReadonlySet<number> = new Set(slides.keys());
  const setInert = (index: number, isInert: boolean) => {
    const node = slides[index]?.node;
    if (node) adopt.attribute(node, 'inert', isInert ? '' : null);
  };
  let active = store.index;
  const mark = (isActive: boolean) => {
    const node = slides[active]?.node;
    if (node) adopt.toggleClass(node, ACTIVE, isActive);
  };
  return (seen) => {
    mark(false);
    active = store.index;
    mark(true);
    const next = new Set(seen);
    for (const index of reached) if (!next.has(index)) setInert(index, true);
    for (const index of next) if (!reached.has(index)) setInert(index, false);
    reached = next;
  };
}
