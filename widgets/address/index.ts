import './styles.css';
import type { WidgetModule } from '#engine/initializer';
import type { BlockScope } from '#engine/scope';
import { createHiddenText } from '#page/createHiddenText';
import { whenAllowed } from '#page/elsewhere/whenAllowed';
import { places } from '#texts/elsewhere/places';
import { fillText } from '#texts/fillText';
import { siteTexts } from '#texts/siteTexts';
import { createCombobox } from './createCombobox';
import { createLookup } from './createLookup';
import { createPopup } from './createPopup';
import { fillParts } from './fillParts';
import type { PlaceParts } from './places/readPlace';
import type { Prediction } from './places/readPredictions';
import { type AddressModel, readAddress } from './read';

/** Who is asked, by way of the site's own server. */
const SITE = 'Google';

/** A visitor who types on is not asked about, in milliseconds. */
const PAUSE_MS = 250;

/** A shorter text means too many places. */
const LEAST = 3;

/** Suggests places for what is typed, and writes the one that is chosen into the field. */
function suggest(scope: BlockScope, model: AddressModel, texts: typeof places): void {
  const { input } = model;
  const popup = createPopup(scope, input, holderOf(scope, input));
  const status = createHiddenText('');
  status.setAttribute('role', 'status');
  popup.node.after(status);
  scope.own(() => status.remove());
  const lookup = createLookup(scope, model);
  let stopWaiting = () => {};
  /** The text that is being written: no place is looked up for it. */
  let isFilling = false;

  const giveUp = (error: unknown) => {
    if (scope.isEnded || (error instanceof Error && error.name === 'AbortError')) return;
    scope.warn('address-line1', `${error}: nothing is suggested`);
    popup.hide();
  };

  const choose = async (place: Prediction) => {
    stopWaiting();
    const fill = (parts: PlaceParts) => {
      isFilling = true;
      fillParts(model, parts);
      isFilling = false;
    };
    // At once: the rest takes a call.
    fill({ line1: place.line || place.label });
    try {
      const parts = await lookup.fetchParts(place);
      if (!scope.isEnded) fill(parts);
    } catch (error) {
      giveUp(error);
    }
  };
  const combobox = createCombobox(scope, input, popup, texts, (place) => void choose(place));

  const look = async (text: string) => {
    try {
      const found = await lookup.find(text);
      if (scope.isEnded || document.activeElement !== input || input.value.trim() !== text) return;
      combobox.show(found);
      status.textContent = fillText(texts.found, { n: found.length });
    } catch (error) {
      giveUp(error);
    }
  };
  scope.listen(input, {
    input() {
      stopWaiting();
      lookup.abort();
      if (isFilling) return;
      const text = input.value.trim();
      if (text.length < LEAST) combobox.hide();
      else stopWaiting = scope.after(PAUSE_MS, () => void look(text));
    },
    blur() {
      stopWaiting();
      lookup.abort();
    },
  });
}

/** Returns the outermost element around an input in the field: a popup in a label would be its text. */
function holderOf({ node }: BlockScope, input: HTMLElement): Element {
  let holder: Element = input;
  while (holder.parentElement && holder.parentElement !== node) holder = holder.parentElement;
  return holder;
}

/**
 * Asks below the input, from its first focus on: whoever presses there expects something, and nobody else
 * sees anything move.
 */
async function askFirst(scope: BlockScope, input: HTMLInputElement, text: string): Promise<void> {
  const allowed = await whenAllowed(scope, {
    text,
    put(button, waiting) {
      button.hidden = true;
      button.classList.add('skerry-address-load');
      holderOf(scope, input).after(button);
      const show = () => {
        button.hidden = false;
      };
      waiting.listen(input, { focus: show });
      if (document.activeElement === input) show();
    },
  });
  allowed(input);
}

/**
 * Suggests places while a visitor types an address, once they allow it. Without consent, without the
 * script, and where the lookup fails, it is typed as ever.
 */
export const mount: WidgetModule['mount'] = (scope) => {
  const model = readAddress(scope);
  if (!model) return false;
  const texts = siteTexts(scope.runtime, 'places', places);
  askFirst(scope, model.input, fillText(texts.load, { site: SITE }))
    .then(() => {
      if (!scope.isEnded) suggest(scope, model, texts);
    })
    .catch((error) => {
      if (!scope.isEnded) scope.report(error);
    });
  return true;
};
