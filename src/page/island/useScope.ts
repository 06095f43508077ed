import { useLayoutEffect, useState } from 'react';
import type { Scope } from '#engine/scope';

/** Returns a scope that ends with the component, or with the one around it. */
export function useScope(around: Pick<Scope, 'begin'>): Scope {
  const [scope] = useState(() => around.begin());
  useLayoutEffect(() => scope.destroy, [scope]);
  return scope;
}
