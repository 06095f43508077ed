import type { Cancel } from '#engine/clock';
import type { Runtime } from '#engine/runtime';
import type { Scope } from '#engine/scope';
import { hasShortcutKey } from '../press/hasShortcutKey';
import { OVER_DIALOGS } from './inertOutside';
import { tabbables } from './tabbables';

/** An element that the focus stays in, or a predicate of the elements that it may be on. */
export type ContainedIn =
  | { container: HTMLElement; predicate?: undefined }
  | { container?: undefined; predicate(element: Element): boolean };

/**
 * Keeps the focus where it belongs. One for a page: `runtime.part(createFocusContainment)`. Of
 * several containments the last one holds, the ones below it wait. What is over dialogs may have it too.
 */
export interface FocusContainment {
  /**
   * From now on Tab goes around inside, and a focus that gets out comes back; with nothing inside
   * to focus, the container itself has it. Frames inside are stops of Tab as everything else.
   *
   * @throws Unless exactly one of `container` and `predicate` is given.
   */
  contain(where: ContainedIn): Cancel;
  /** Lets the focus go everywhere. */
  destroy(): void;
}

interface Containment {
  allows(element: Element): boolean;
  /** Returns what Tab stops at inside, in order. */
  tabStops(): HTMLElement[];
  readonly container: HTMLElement | undefined;
}

function containmentOf({ container, predicate }: ContainedIn): Containment {
  if (container && !predicate) {
    const allows = (element: Element) => container.contains(element);
    return { allows, tabStops: () => tabbables(container), container };
  }
  if (predicate && !container) {
    const tabStops = () => tabbables(document).filter(predicate);
    return { allows: predicate, tabStops, container };
  }
  throw new Error('Focus containment needs exactly one of container and predicate');
}

const isBehind = (one: Node, other: Node) =>
  Boolean(other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING);

/** Creates the containment. It listens to the keyboard and the focus only while it contains it. */
export function createFocusContainment(runtime: Runtime): FocusContainment {
  const scope = runtime.scope();
  let holdings: readonly (Containment & { readonly scope: Scope })[] = [];
  /** The last focused element inside: tells on which side the focus got out. */
  let last: Element | undefined;
  let stopListening: Cancel | undefined;

  const focusInside = (first: boolean) => {
    const holding = holdings.at(-1);
    const stop = holding?.tabStops().at(first ? 0 : -1);
    if (stop) return stop.focus();
    const container = holding?.container;
    // A container that is no stop of Tab has to take the focus for once.
    if (container && container.tabIndex < 0) {
      holding.scope.adopt.attribute(container, 'tabindex', '-1');
    }
    container?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const holding = holdings.at(-1);
    const { key, shiftKey, defaultPrevented } = event;
    const focused = document.activeElement ?? document.body;
    if (!holding || key !== 'Tab' || hasShortcutKey(event) || defaultPrevented) return;
    // From stop to stop the browser knows the way best: fields of several parts, frames, shadows.
    const hasNext = holding
      .tabStops()
      .some((stop) => (shiftKey ? isBehind(focused, stop) : isBehind(stop, focused)));
    if (hasNext) return;
    event.preventDefault();
    focusInside(!shiftKey);
  };

  const onFocusIn = ({ target }: FocusEvent) => {
    const holding = holdings.at(-1);
    if (!holding || !(target instanceof Element) || target.closest(`[${OVER_DIALOGS}]`)) return;
    if (holding.allows(target)) last = target;
    else focusInside(!last || isBehind(target, last));
  };

  const setHoldings = (next: typeof holdings) => {
    holdings = next;
    last = undefined;
    if (holdings.length) {
      stopListening ??= scope.listen(document, { keydown: onKeyDown, focusin: onFocusIn });
    } else {
      stopListening?.();
      stopListening = undefined;
    }
  };

  return {
    contain(where) {
      const holding = { ...containmentOf(where), scope: scope.begin() };
      setHoldings([...holdings, holding]);
      return () => {
        setHoldings(holdings.filter((one) => one !== holding));
        holding.scope.destroy();
      };
    },
    destroy: scope.destroy,
  };
}
