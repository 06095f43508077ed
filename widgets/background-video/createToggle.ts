import { createIcon, PAUSE, PLAY } from '#page/icons/createIcon';
import { markMade } from '#page/marks/markMade';

/**
 * Creates the button that stops what moves behind the page, and starts it.
 *
 * @param press Runs at a press.
 */
export function createToggle(press: () => void) {
  const element = document.createElement('button');
  markMade(element);
  element.type = 'button';
  element.className = 'skerry-background-toggle';
  element.addEventListener('click', press);
  const said = document.createElement('span');
  let shown: string;
  return {
    element,
    /** @param isNamed Its label is seen too: it says whom a press asks. */
    show(isOn: boolean, label: string, isNamed: boolean) {
      const next = `${isOn}${label}`;
      if (next === shown) return;
      shown = next;
      said.textContent = isNamed ? label : '';
      element.setAttribute('aria-label', label);
      element.replaceChildren(createIcon(isOn ? PAUSE : PLAY), said);
    },
  };
}
