import type { Scope } from '#engine/scope';

/** The classes that the style sheets wait for: the block has come in, and without any motion. */
export const LOADED = 'animation-loaded';
export const DISABLED = 'animation-disabled';

/** Hides a block, without motion. */
type Hide = (node: HTMLElement, scope: Pick<Scope, 'adopt'>) => void;

/**
 * Creates what hides the blocks of a page that are out of view. The style sheets' transition would show a
 * block go, so the browser computes the styles before it may move again: once for all that are hidden in one
 * task, since each time takes a slow phone half a millisecond.
 */
export function createHiding(): Hide {
  /** Lets those move again that have just been hidden. */
  const endings: (() => void)[] = [];
  const letMove = () => {
    document.documentElement.getBoundingClientRect();
    for (const end of endings.splice(0)) end();
  };
  return (node, { adopt }) => {
    adopt.toggleClass(node, DISABLED, true);
    adopt.toggleClass(node, LOADED, false);
    if (!endings.length) queueMicrotask(letMove);
    endings.push(() => adopt.toggleClass(node, DISABLED, false));
  };
}
