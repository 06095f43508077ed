import { useLayoutEffect, useReducer } from 'react';
import { createPortal } from 'react-dom';
import type { Runtime } from '#engine/runtime';
import { useOwnElement } from '#page/island/useOwnElement';
import { siteTexts } from '#texts/siteTexts';
import { galleries } from '#texts/widgets/galleries';
import type { Rotating } from './service';

interface RotationButtonProps {
  /** The element around the slides and the controls. */
  container: HTMLElement;
  rotating: Rotating;
  runtime: Runtime;
}

/** Stops and starts the slides' changing by themselves. The first that the focus comes to. */
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
