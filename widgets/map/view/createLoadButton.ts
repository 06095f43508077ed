import { markMade } from '#page/marks/markMade';

/** Creates the button that is consent for this one map. */
export function createLoadButton(text: string, press: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  markMade(button);
  button.type = 'button';
  button.className = 'skerry-map-load';
  button.textContent = text;
  button.addEventListener('click', press);
  return button;
}
