import type { BlockScope } from '#engine/scope';
import { freeId } from '#page/marks/freeId';
import { isComposing } from '#page/press/isComposing';
import type { places } from '#texts/elsewhere/places';
import { fillText } from '#texts/fillText';
import { createChoices } from './createChoices';
import type { Popup } from './createPopup';
import type { Prediction } from './places/readPredictions';

/** An input with a list of places below it. The focus stays in the input. */
export interface Combobox {
  /** Shows places; none close the list. */
  show(found: readonly Prediction[]): void;
  hide(): void;
}

/** Makes the list of an input, and its parts. */
function createList(scope: BlockScope, popup: Popup, texts: typeof places) {
  const list = document.createElement('ul');
  list.id = freeId(`skerry-${scope.block.id}-places`);
  list.setAttribute('role', 'listbox');
  list.setAttribute('aria-label', texts.list);
  const from = document.createElement('p');
  from.textContent = fillText(texts.from, { site: 'Google' });
  popup.node.append(list, from);
  scope.own(() => {
    list.remove();
    from.remove();
  });
  return list;
}

const createOption = ({ label }: Prediction, id: string): HTMLElement => {
  const option = document.createElement('li');
  option.id = id;
  option.setAttribute('role', 'option');
  option.setAttribute('aria-selected', 'false');
  option.textContent = label;
  return option;
};

/**
 * Makes an input a combobox, until the scope ends: arrows move in its list, Enter chooses, Escape closes,
 * Tab and letters go on as ever.
 *
 * @param choose Called with the place that a visitor has chosen.
 */
export function createCombobox(
  scope: BlockScope,
  input: HTMLInputElement,
  popup: Popup,
  texts: typeof places,
  choose: (place: Prediction) => void,
): Combobox {
  const { adopt, listen } = scope;
  const choices = createChoices();
  const list = createList(scope, popup, texts);
  adopt.attribute(input, 'role', 'combobox');
  adopt.attribute(input, 'aria-autocomplete', 'list');
  adopt.attribute(input, 'aria-expanded', 'false');
  adopt.attribute(input, 'aria-controls', list.id);

  const draw = () => {
    [...list.children].forEach((option, at) => {
      const isActive = at === choices.index;
      option.setAttribute('aria-selected', String(isActive));
      if (isActive) option.scrollIntoView({ block: 'nearest' });
    });
    const active = list.children[choices.index];
    adopt.attribute(input, 'aria-activedescendant', active?.id ?? null);
  };

  const show = (found: readonly Prediction[]) => {
    choices.set(found);
    list.replaceChildren(...found.map((one, at) => createOption(one, `${list.id}-${at}`)));
    adopt.attribute(input, 'aria-expanded', String(found.length > 0));
    draw();
    if (found.length) popup.show();
    else popup.hide();
  };
  const hide = () => show([]);
  const take = (place: Prediction) => {
    hide();
    choose(place);
  };

  listen(input, {
    keydown(event) {
      if (isComposing(event) || event.altKey || event.ctrlKey || event.metaKey) return;
      if (!choices.all.length) return;
      const { key } = event;
      if (key === 'ArrowDown' || key === 'ArrowUp') {
        choices.move(key === 'ArrowDown' ? 1 : -1);
        draw();
      } else if (key === 'Enter' && choices.active) take(choices.active);
      else if (key === 'Escape') hide();
      else return;
      event.preventDefault();
      // A form in a dialog stays open: Escape was for the list.
      event.stopPropagation();
    },
    blur: hide,
  });
  listen(list, {
    // The focus stays in the input.
    pointerdown: (event) => event.preventDefault(),
    click({ target }) {
      const at = [...list.children].findIndex(
        (one) => target instanceof Node && one.contains(target),
      );
      const place = choices.all[at];
      if (place) take(place);
    },
  });
  return { show, hide };
}
