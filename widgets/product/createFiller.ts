import type { BlockScope } from '#engine/scope';

/**
 * Makes what replaces what is in an element of the page, until the scope ends; undefined shows what the
 * server wrote.
 */
export function createFiller(
  scope: BlockScope,
  element: HTMLElement | null,
): (nodes: readonly (Node | string)[] | undefined) => void {
  if (!element) return () => {};
  const before = [...element.childNodes];
  scope.own(() => element.replaceChildren(...before));
  return (nodes) => element.replaceChildren(...(nodes ?? before));
}
