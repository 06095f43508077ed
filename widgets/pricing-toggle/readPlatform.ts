import type { ReadScope } from '#engine/scope';
import type { PricingModel } from './model';

/** What holds the toggle, the prices and the join buttons: a block, or the page that asks to join. */
const ROOT =
  '.member-area-block,.sqs-block-member-area,#sqs-member-access-page-root,[data-test=member-access-page-root]';

/** The two controls, the left one first. */
const CONTROLS = ['.left-option', '.right-option'] as const;
const CONTROL = '.ma-pricing-option-button';

/** The platform's class of what is not to be seen. */
export const HIDDEN = 'hide';
/** The platform's class of the chosen control. */
export const SELECTED = 'ma-pricing-option-selected';

/** What comes once for each of the two, where the server has hidden none of it. */
const KINDS = ['join-button', 'member-area-price-amount', 'member-area-price-billing-period'];

/** Buttons of the page that belong to neither. */
const OF_BOTH = '.sign-in-button,.homepage-button';

/**
 * Returns what belongs to the two options: of each class that two elements have, the first is the left
 * one's. The classes are those that are known, and those of what the server has hidden.
 */
function pairsOf(root: Element, toggle: HTMLElement): [HTMLElement, HTMLElement][] {
  const find = (name: string) =>
    [...root.getElementsByClassName(name)].filter(
      (found): found is HTMLElement =>
        found instanceof HTMLElement &&
        !toggle.contains(found) &&
        !found.contains(toggle) &&
        !found.matches(OF_BOTH),
    );
  const hidden = find(HIDDEN);
  const names = new Set([...KINDS, ...hidden.flatMap(({ classList }) => [...classList])]);
  names.delete(HIDDEN);
  return [...names].flatMap((name) => {
    const [first, second, ...others] = find(name);
    return first && second && !others.length ? [[first, second]] : [];
  });
}

/**
 * Reads the platform's toggle. Its markup is known from the style sheets alone: which price and which
 * button belong to which option, their order says. Null for a toggle that the server has hidden, as
 * where there is one price.
 */
export function readPlatform({
  node,
  warn,
}: Pick<ReadScope, 'node' | 'warn'>): PricingModel | null {
  if (node.classList.contains(HIDDEN)) return null;
  const found = CONTROLS.map((side) => node.querySelector<HTMLElement>(`${side} ${CONTROL}`));
  const [left, right] = found;
  if (!left || !right) {
    warn(CONTROL, 'is missing on one side; left as it is');
    return null;
  }
  const pairs = pairsOf(node.closest(ROOT) ?? node, node);
  if (!pairs.length) {
    warn('prices', 'are not there twice, nor are join buttons; left as it is');
    return null;
  }
  return {
    group: node.querySelector<HTMLElement>('.ma-pricing-options') ?? node,
    options: [
      { control: left, parts: pairs.map(([first]) => first) },
      { control: right, parts: pairs.map(([, second]) => second) },
    ],
    chosen: right.classList.contains(SELECTED) ? 1 : 0,
    isPlatforms: true,
  };
}
