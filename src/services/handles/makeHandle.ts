import type { BlockHandle } from '#engine/block/handle';
import type { Placement } from '#engine/registry/placement';

/**
 * Makes the handle of a live block: its name, its node, how to begin it anew, and what its `mount`
 * returned. When the block has ended, a call does nothing and warns. It has no `then`, by which a promise
 * would take it for another one.
 */
export function makeHandle(placement: Placement, refresh: () => Promise<void>): BlockHandle {
  const { node, handle: own } = placement;
  const scope = placement.scope();
  const isLive = (member: string) => {
    if (scope.isEnded) scope.warn(member, 'the block has ended, so this does nothing');
    return !scope.isEnded;
  };
  const handle: BlockHandle = {
    name: placement.initializer.name,
    element: node,
    async refresh() {
      if (isLive('refresh')) await refresh();
    },
  };
  if (!own || typeof own !== 'object') return handle;
  for (const key of Object.keys(own)) {
    if (key === 'then' || Object.hasOwn(handle, key)) continue;
    const get = () => {
      const member: unknown = Reflect.get(own, key);
      if (typeof member !== 'function') return member;
      return (...given: unknown[]) => (isLive(key) ? member.apply(own, given) : undefined);
    };
    Object.defineProperty(handle, key, { get, enumerable: true });
  }
  return handle;
}
