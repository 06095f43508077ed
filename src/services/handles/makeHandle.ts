import type { BlockHandle } from '#engine/block/handle';
import type { Placement } from '#engine/registry/placement';

/**
 * Makes the handle of a live block: its name, its node, and what its `mount` returned. When the block
 * has ended, a call does nothing and warns. It has no `then`, by which a promise would take it for
 * another one.
 */
export function makeHandle(placement: Placement): BlockHandle {
  const { node, handle: own } = placement;
  const scope = placement.scope();
  const { name } = placement.initializer;
  const handle: BlockHandle = { name, element: node };
  if (!own || typeof own !== 'object') return handle;
  for (const key of Object.keys(own)) {
    if (key === 'then' || Object.hasOwn(handle, key)) continue;
    const get = () => {
      const member: unknown = Reflect.get(own, key);
      if (typeof member !== 'function') return member;
      return (...given: unknown[]) => {
        if (!scope.isEnded) return member.apply(own, given);
        scope.warn(key, 'the block has ended, so this does nothing');
      };
    };
    Object.defineProperty(handle, key, { get, enumerable: true });
  }
  return handle;
}
