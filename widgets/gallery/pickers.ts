import type { Adoption } from '../../src/adoption';
import type { Cancel } from '../../src/clock';
import { fillText } from '../../src/strings/fillText';
import type { Strings } from '../../src/strings/strings';

/** What a row of pickers needs to know. */
interface PickersOptions {
  adoption: Adoption;
  texts: Strings['galleries'];
  /** Says what is picked in them: the element around the slides. */
  root: HTMLElement;
  isRtl: boolean;
  pick(index: number): void;
}

/** A row of dots, circles or numbers, one for each slide. */
export interface Pickers {
  /** Marks the current one. */
  update(index: number): void;
  stop: Cancel;
}

/** Where a key leads in a row; it wraps. */
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
 * Tabs that select by themselves (CAR-13): one of them is in the tab order, arrows wrap, Home and
 * End lead to the ends. The current one has the class `sqs-active-slide`.
 */
export function createPickers(
  nodes: readonly HTMLElement[],
  { adoption, texts, root, isRtl, pick }: PickersOptions,
): Pickers {
  const life = new AbortController();
  const { signal } = life;
  const list = nodes[0]?.parentElement;
  if (list) {
    adoption.attribute(list, 'role', 'tablist');
    if (!list.hasAttribute('aria-label')) adoption.attribute(list, 'aria-label', texts.pickers);
  }
  nodes.forEach((node, index) => {
    adoption.attribute(node, 'role', 'tab');
    adoption.attribute(node, 'aria-controls', root.id);
    if (!node.hasAttribute('aria-label')) {
      adoption.attribute(node, 'aria-label', fillText(texts.picker, { index: `${index + 1}` }));
    }
    node.addEventListener('click', () => pick(index), { signal });
    node.addEventListener(
      'keydown',
      (event) => {
        const to =
          event.key === 'Enter' || event.key === ' '
            ? index
            : pickedBy(event.key, index, nodes.length, isRtl);
        if (to === undefined) return;
        event.preventDefault();
        pick(to);
        nodes[to]?.focus();
      },
      { signal },
    );
  });

  return {
    update(current) {
      nodes.forEach((node, index) => {
        const isCurrent = index === current;
        adoption.toggleClass(node, 'sqs-active-slide', isCurrent);
        adoption.attribute(node, 'aria-selected', `${isCurrent}`);
        adoption.attribute(node, 'tabindex', isCurrent ? '0' : '-1');
      });
    },
    stop: () => life.abort(),
  };
}
