import { useLayoutEffect, useReducer } from 'react';
import { createPortal } from 'react-dom';
import { useOwnElement } from '../../src/island/useOwnElement';
import type { Runtime } from '../../src/runtime';
import type { Rotating } from '../../src/services/rotations';
import { galleries } from '../../src/strings/galleries';
import { siteTexts } from '../../src/strings/siteTexts';

interface RotationButtonProps {
  /** The element around the slides and the controls. */
  container: HTMLElement;
  rotating: Rotating;
  runtime: Runtime;
}

/** Stops and starts the slides' changing by themselves: the first that the focus comes to (CAR-4). */
export function RotationButton({ container, rotating, runtime }: RotationButtonProps) {
  const element = useOwnElement(container, 'skerry-gallery-rotation', 'prepend');
  const [, refresh] = useReducer((count: number) => count + 1, 0);
  useLayoutEffect(() => rotating.listen(refresh), [rotating]);
  const texts = siteTexts(runtime, 'galleries', galleries);
  const { isOn, toggle } = rotating;
  return createPortal(
    <button type="button" aria-label={isOn ? texts.stop : texts.start} onClick={toggle}>
      <svg viewBox="0 0 16 16" fill="currentColor" aria-hidden="true">
        <path d={isOn ? 'M3 2h4v12H3zM9 2h4v12H9z' : 'M4 2l10 6-10 6z'} />
      </svg>
    </button>,
    element,
  );
}
