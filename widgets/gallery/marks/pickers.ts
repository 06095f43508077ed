import type { Scope } from '#engine/scope';
import { giveId } from '#page/marks/giveId';
import { indexAround } from '#page/press/indexAround';
import { isPlainPress } from '#page/press/isPlainPress';
import { isPressKey } from '#page/press/keys/isPressKey';
import { fillText } from '#texts/fillText';
import type { Strings } from '#texts/strings';
import type { Slide } from '../slides/slide';

/** The gallery that a row of pickers moves. */
interface PickersOptions {
  scope: Scope;
  texts: Strings['galleries'];
  /** The element around the slides, and these: what each picker shows. */
  root: HTMLElement;
  slides: readonly Slide[];
  isRtl: boolean;
  pick(index: number): void;
}

/** A row of dots, circles or numbers, one for each slide. */
export interface Pickers {
  /** Marks the current one. */
  update(index: number): void;
}

/** Returns where a key leads among so many pickers of a row; it wraps. */
function pickedBy(key: string, index: number, count: number, isRtl: boolean): number | undefined {
  switch (key) {
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    case isRtl ? 'ArrowLeft' : 'ArrowRight':
      return (index + 1) % count;
    case isRtl ? 'ArrowRight' : 'ArrowLeft':
      return (index - 1 + count) % count;
    default:
      return undefined;
  }
}

/**
 * Tells whether a row can be tabs: the server has made nothing else of it, such as buttons, which
 * stay what they are.
 */
export const areTabs = (nodes: readonly HTMLElement[]): boolean =>
  nodes.every((node) => node.matches(':not([role]), [role="tab"]')) &&
  nodes[0]?.parentElement?.matches(':not([role]), [role="tablist"]') === true;

/** Returns the id of a picker's slide, which gets one. */
const idOfSlide = ({ root, slides, scope }: PickersOptions, index: number): string =>
  giveId(scope.adopt, slides[index]?.node ?? root, `${root.id}-${index + 1}`);

/** Says what the row and its pickers are. */
function nameTabs(row: Element, nodes: readonly HTMLElement[], given: PickersOptions): void {
  const { scope, texts } = given;
  const { adopt } = scope;
  adopt.attribute(row, 'role', 'tablist');
  if (!row.matches('[aria-label], [aria-labelledby]')) {
    adopt.attribute(row, 'aria-label', texts.pickers);
  }
  nodes.forEach((node, index) => {
    adopt.attribute(node, 'role', 'tab');
    adopt.attribute(node, 'aria-controls', idOfSlide(given, index));
  });
}

/**
 * Makes the pickers tabs that select by themselves: one of them is in the tab order, arrows wrap,
 * Home and End lead to the ends. The current one has the class `sqs-active-slide`. Those that are
 * buttons by their role stay buttons, and are all in the tab order.
 */
export function createPickers(nodes: readonly HTMLElement[], given: PickersOptions): Pickers {
  const { scope, texts, slides, isRtl, pick } = given;
  const { adopt } = scope;
  const row = nodes[0]?.parentElement;
  if (!row) return { update() {} };
  const isTablist = areTabs(nodes);
  if (isTablist) nameTabs(row, nodes, given);
  /** Those beyond the last slide are not pressed. */
  const count = Math.min(nodes.length, slides.length);
  const update = (current: number) => {
    // A slide beyond the last of them marks none; Tab comes to the row all the same.
    const stop = Math.min(current, count - 1);
    nodes.forEach((node, index) => {
      const isCurrent = index === current;
      adopt.toggleClass(node, 'sqs-active-slide', isCurrent);
      if (isTablist) {
        adopt.attribute(node, 'aria-selected', `${isCurrent}`);
        const own = node.matches('button, a[href]') ? null : '0';
        adopt.attribute(node, 'tabindex', index === stop ? own : '-1');
      } else adopt.attribute(node, 'aria-current', isCurrent ? 'true' : null);
    });
  };
  /** Marks it at once, as it has the focus: its slide may have to wait for others to rest. */
  const choose = (index: number) => {
    if (index >= count) return;
    pick(index);
    update(index);
  };
  nodes.forEach((node, index) => {
    if (!node.matches('[aria-label], [aria-labelledby]')) {
      adopt.attribute(node, 'aria-label', fillText(texts.picker, { index: `${index + 1}` }));
    }
  });
  // For all of them: a gallery may have hundreds.
  scope.listen(row, {
    click({ target }) {
      const index = indexAround(nodes, target);
      if (index >= 0) choose(index);
    },
    keydown(event) {
      const index = indexAround(nodes, event.target);
      if (index < 0 || !isPlainPress(event)) return;
      const led = isTablist ? pickedBy(event.key, index, count, isRtl) : undefined;
      const to = isPressKey(event) ? index : led;
      if (to === undefined) return;
      event.preventDefault();
      choose(to);
      nodes[to]?.focus();
    },
  });

  return { update };
}
