import type { Cancel } from '../../src/clock';
import { createVisibility, type Visibility } from '../../src/visibility';

type Tell = (isVisible: boolean) => void;

/** Who asks for one node, and the last reading, for those who ask later. */
interface Asked {
  readonly tells: Set<Tell>;
  isVisible: boolean | undefined;
  stop: Cancel;
}

/**
 * One observer for the galleries of a page: `runtime.part(createInView)`. Several parts of a
 * gallery may watch the same node, which the observer of `src` tells to one alone.
 */
export function createInView(): Visibility {
  const visibility = createVisibility();
  const nodes = new Map<Element, Asked>();

  const ask = (node: Element): Asked => {
    const asked: Asked = { tells: new Set(), isVisible: undefined, stop: () => {} };
    nodes.set(node, asked);
    asked.stop = visibility.watch(node, (isVisible) => {
      asked.isVisible = isVisible;
      for (const tell of [...asked.tells]) tell(isVisible);
    });
    return asked;
  };

  return {
    watch(node, tell) {
      const asked = nodes.get(node) ?? ask(node);
      asked.tells.add(tell);
      if (asked.isVisible !== undefined) tell(asked.isVisible);
      return () => {
        if (!asked.tells.delete(tell) || asked.tells.size) return;
        nodes.delete(node);
        asked.stop();
      };
    },
  };
}
