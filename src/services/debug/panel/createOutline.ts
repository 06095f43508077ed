import type { Scope } from '#engine/scope';
import { createElement } from './createElement';

/** A frame over an element of the page, which itself is left alone. */
export interface Outline {
  frame: HTMLElement;
  /** Frames an element, and follows it; nothing for undefined. */
  show(node: Element | undefined): void;
}

/** Creates the frame, hidden. */
export function createOutline(scope: Scope): Outline {
  const frame = createElement('div', 'frame');
  frame.hidden = true;
  let framed: Element | undefined;

  const place = () => {
    if (!framed) return;
    const { left, top, width, height } = framed.getBoundingClientRect();
    const box = { left, top, width, height };
    for (const [name, value] of Object.entries(box)) frame.style.setProperty(name, `${value}px`);
  };
  scope.listen(window, { scroll: place, resize: place }, { capture: true, passive: true });

  return {
    frame,
    show(node) {
      framed = node?.isConnected ? node : undefined;
      frame.hidden = !framed;
      place();
    },
  };
}
