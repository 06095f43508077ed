import { markMade } from '../marks/markMade';

/** Creates the button by which a visitor says yes to this one thing of another company. */
export function createLoadButton(text: string, press: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  markMade(button);
  button.type = 'button';
  button.className = 'skerry-load';
  button.textContent = text;
  button.addEventListener('click', press);
  return button;
}
