import type { Adoption } from '../adoption';
import type { Runtime } from '../runtime';
import type { ContainedIn, FocusContainment } from './focusContainment';
import { tabbables } from './tabbables';

interface Holding {
  allows(element: Element): boolean;
  stops(): HTMLElement[];
  container: HTMLElement | undefined;
  adoption: Adoption;
}

function holdingOf({ container, predicate }: ContainedIn, adoption: Adoption): Holding {
  if (container && !predicate) {
    const allows = (element: Element) => container.contains(element);
    return { allows, stops: () => tabbables(container), container, adoption };
  }
  if (predicate && !container) {
    const stops = () => tabbables(document).filter(predicate);
    return { allows: predicate, stops, container, adoption };
  }
  throw new Error('Focus containment needs exactly one of container and predicate');
}

const isBehind = (one: Node, other: Node) =>
  Boolean(other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING);

/** Listens to the keyboard and the focus only while the focus is contained. */
export function createFocusContainment(runtime: Runtime): FocusContainment {
  let holdings: Holding[] = [];
  /** Where the focus was last allowed to be: tells on which side it got out. */
  let last: Element | undefined;

  const focusInside = ({ stops, container, adoption }: Holding, first: boolean) => {
    const stop = stops().at(first ? 0 : -1);
    if (stop) return stop.focus();
    // A container that is no stop of Tab has to take the focus for once.
    if (container && container.tabIndex < 0) adoption.attribute(container, 'tabindex', '-1');
    container?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const holding = holdings.at(-1);
    const { key, shiftKey, altKey, ctrlKey, metaKey, defaultPrevented } = event;
    const focused = document.activeElement ?? document.body;
    if (!holding || key !== 'Tab' || altKey || ctrlKey || metaKey || defaultPrevented) return;
    // From stop to stop the browser knows the way best: fields of several parts, frames, shadows.
    const hasNext = holding
      .stops()
      .some((stop) => (shiftKey ? isBehind(focused, stop) : isBehind(stop, focused)));
    if (hasNext) return;
    event.preventDefault();
    focusInside(holding, !shiftKey);
  };

  const onFocusIn = ({ target }: FocusEvent) => {
    const holding = holdings.at(-1);
    if (!holding || !(target instanceof Element)) return;
    if (holding.allows(target)) last = target;
    else focusInside(holding, !last || isBehind(target, last));
  };

  const setHoldings = (next: Holding[]) => {
    holdings = next;
    last = undefined;
    if (holdings.length) {
      document.addEventListener('keydown', onKeyDown);
      document.addEventListener('focusin', onFocusIn);
    } else {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('focusin', onFocusIn);
    }
  };

  return {
    contain(where) {
      const holding = holdingOf(where, runtime.adopt());
      setHoldings([...holdings, holding]);
      return () => {
        setHoldings(holdings.filter((one) => one !== holding));
        holding.adoption.release();
      };
    },
    destroy() {
      for (const { adoption } of holdings) adoption.release();
      setHoldings([]);
    },
  };
}
