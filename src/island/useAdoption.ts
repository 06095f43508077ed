import { useLayoutEffect, useState } from 'react';
import type { Adoption } from '../adoption';
import type { Runtime } from '../runtime';

/** The island's borrowed server nodes: given back as they were when the island goes. */
export function useAdoption(runtime: Runtime): Adoption {
  const [adoption] = useState(() => runtime.adopt());
  useLayoutEffect(() => adoption.release, [adoption]);
  return adoption;
}
