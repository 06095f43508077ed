import { createElement } from 'react';
import './styles.css';
import { createIslandRoots } from '../../src/island/islandRoots';
import type { Runtime } from '../../src/runtime';
import type { Rotations } from '../../src/services/rotations';
import { RotationButton } from './RotationButton';

/** The service `rotation`: all that a gallery needs an engine for, and only one with autoplay. */
export const createService = (runtime: Runtime): Rotations => ({
  show: (container, rotating) =>
    runtime
      .part(createIslandRoots)
      .mount(createElement(RotationButton, { container, rotating, runtime }), (error) =>
        runtime.report(error, { initializer: 'gallery' }),
      ),
});
