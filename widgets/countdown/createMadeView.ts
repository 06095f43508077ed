import type { Scope } from '#engine/scope';
import { markMade } from '#page/marks/markMade';
import type { CountdownModel } from './read';
import type { CountdownView } from './view';

function createPart(name: string, text = ''): HTMLElement {
  const part = document.createElement('span');
  part.className = `skerry-countdown-${name}`;
  part.textContent = text;
  return part;
}

/**
 * Creates the numbers of a neutral block, at its end: what the server wrote stays in front of them.
 *
 * @param label What a screen reader calls them.
 */
export function createMadeView(
  scope: Scope,
  node: HTMLElement,
  { format, units, before, after, ended }: CountdownModel,
  label: string,
): CountdownView {
  const root = createPart(format);
  root.classList.add('skerry-countdown');
  markMade(root);
  const timer = createPart('units');
  // Read when a visitor gets there; its changes are not announced.
  timer.setAttribute('role', 'timer');
  timer.setAttribute('aria-label', label);
  const places = units.map((unit) => {
    const [place, value, word] = [createPart('unit'), createPart('value'), createPart('label')];
    place.append(value, ' ', word);
    timer.append(place, ' ');
    return { unit, value, word };
  });
  const counting = [
    ...(before ? [createPart('before', before), ' '] : []),
    timer,
    ...(after ? [' ', createPart('after', after)] : []),
  ];
  // There before it has a text, so that screen readers hear the text come.
  const status = createPart('ended');
  status.setAttribute('role', 'status');
  root.append(...counting, status);
  node.append(root);
  scope.own(() => root.remove());

  const show: CountdownView['show'] = (words) => {
    for (const { unit, value, word } of places) {
      const { [unit]: said = { value: '0', label: '' } } = words;
      if (value.textContent !== said.value) value.textContent = said.value;
      if (word.textContent !== said.label) word.textContent = said.label;
    }
  };
  return {
    show,
    end() {
      if (!ended) return;
      // It stays where it is: of a node that is put in anew screen readers do not hear.
      for (const part of [...root.childNodes]) if (part !== status) part.remove();
      status.textContent = ended;
    },
  };
}
