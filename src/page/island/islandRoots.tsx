import { Component, type ReactElement, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/**
 * The most islands that share a React root. A root of its own costs each island about 0.7 ms on a
 * slow phone; a longer list costs each new island a walk over the others.
 */
const ISLANDS_PER_ROOT = 16;

/**
 * An island, until it is unmounted: React holds what a root rendered last until it renders again.
 */
interface Held {
  element: ReactNode;
  onError: ((error: unknown) => void) | undefined;
}

interface BoundaryProps {
  held: Held;
}

/** Keeps an error inside its island: the island is taken down, its neighbours go on. */
class IslandBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.held.onError?.(error);
  }

  override render() {
    return this.state.failed ? null : this.props.held.element;
  }
}

/** The React roots of a page. */
export interface IslandRoots {
  /**
   * Renders one island, to the end of its layout effects, before it returns.
   *
   * @param onError Called for an error after mounting; the island is already taken down.
   * @throws What the island threw while it mounted.
   */
  mount(element: ReactElement, onError: (error: unknown) => void): () => void;
}

/**
 * The roots stand in elements of our own outside the page: islands reach it by portals and effects.
 */
export function createIslandRoots(): IslandRoots {
  type Group = { islands: Map<number, ReactElement>; render(): void };
  let open: Group | undefined;
  let count = 0;

  const createGroup = (): Group => {
    const islands = new Map<number, ReactElement>();
    // The boundary has seen and reported it; React's own console message would double it.
    const root = createRoot(document.createElement('div'), { onCaughtError() {} });
    const render = () =>
      flushSync(() => {
        if (islands.size) root.render([...islands.values()]);
        else root.unmount();
      });
    return { islands, render };
  };

  return {
    mount(element, onError) {
      if (!open || open.islands.size >= ISLANDS_PER_ROOT) open = createGroup();
      const group = open;
      const id = ++count;
      let failure: { error: unknown } | undefined;
      let mounted = false;
      const unmount = () => {
        if (!group.islands.delete(id)) return;
        // An emptied root is gone for good: the next island opens another.
        if (group === open && !group.islands.size) open = undefined;
        group.render();
        held.element = null;
        held.onError = undefined;
      };
      const onIslandError = (error: unknown) => {
        if (mounted) onError(error);
        else failure = { error };
      };
      const held: Held = { element, onError: onIslandError };
      group.islands.set(id, <IslandBoundary key={id} held={held} />);
      group.render();
      mounted = true;
      if (failure) {
        unmount();
        throw failure.error;
      }
      return unmount;
    },
  };
}
