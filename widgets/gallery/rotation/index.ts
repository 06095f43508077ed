import { createElement } from 'react';
import './styles.css';
import type { Runtime } from '#engine/runtime';
import { createIslandRoots } from '#page/island/islandRoots.tsx';
import { RotationButton } from './RotationButton';
import type { Rotations } from './service';

/** The service `rotation`: all that a gallery needs an engine for, and only one with autoplay. */
export const createService = (runtime: Runtime): Rotations => ({
  show(container, rotating, { own, report }) {
    const button = createElement(RotationButton, { container, rotating, runtime });
    own(runtime.part(createIslandRoots).mount(button, report));
  },
});
