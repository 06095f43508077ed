import type { Scope } from '#engine/scope';

/**
 * Finds the box that a video fills: the nearest around its node that has a height and holds
 * nothing but it (the server's `padding-bottom` is that of a box around the node). Where nobody
 * keeps room, the node gets the height that its aspect asks for.
 *
 * @param aspect Height in percent of the width.
 * @returns Whether there is a box. What is hidden has none yet.
 */
export function makeRoom(
  node: HTMLElement,
  aspect: number,
  { adopt }: Pick<Scope, 'adopt'>,
): boolean {
  if (!node.getClientRects().length) return false;
  let box = node;
  // What is out of the flow has no share in the height around it.
  const isInFlow = getComputedStyle(node).position !== 'absolute';
  while (isInFlow && !box.clientHeight && box.parentElement?.childElementCount === 1) {
    box = box.parentElement;
  }
  if (!box.clientHeight) {
    box = node;
    adopt.style(box, 'padding-bottom', `${aspect}%`);
  }
  // What is placed in the node must not find another box on its way.
  const { position } = getComputedStyle(box);
  if (position === 'static') adopt.style(box, 'position', 'relative');
  return true;
}
