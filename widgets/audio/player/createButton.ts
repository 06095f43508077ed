import { createIcon } from '#page/icons/createIcon';
import { setAttribute } from './setAttribute';

/** A button that shows a sign, and says what it does. */
export interface SignButton {
  readonly element: HTMLButtonElement;
  /** Shows another sign and says something else; does nothing where both are as they were. */
  show(label: string, outline: string): void;
}

/** Creates a button. Its sign is seen, its label is heard. */
export function createButton(className: string, press: () => void): SignButton {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = `skerry-audio-button ${className}`;
  element.addEventListener('click', press);
  let shown = '';
  return {
    element,
    show(label, outline) {
      setAttribute(element, 'aria-label', label);
      if (shown === outline) return;
      shown = outline;
      element.replaceChildren(createIcon(outline));
    },
  };
}
