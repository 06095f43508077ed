import { markMade } from '#page/marks/markMade';
import type {
  ConsentAnswer,
  ConsentByCategory,
  ConsentCategory,
} from '#site/consent/consentCategories';
import type { Strings } from '#texts/strings';

/** The prefix of all classes of the view. */
const NAME = 'skerry-consent';

/** The content of the view. */
export interface ManageContent {
  texts: Strings['consentManage'];
  /** The categories to answer, in this order. */
  asked: readonly ConsentCategory[];
  /** What may run now: so the switches begin. */
  given: (category: ConsentCategory) => boolean;
  /** The browser sends Global Privacy Control. */
  hasSignal: boolean;
  onAnswer(answer: ConsentAnswer): void;
  onClose(): void;
}

/** The elements of the view. */
export interface ManageElement {
  /** Covers the window. */
  layer: HTMLElement;
  dialog: HTMLElement;
}

function createElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  part: string,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  element.className = `${NAME}-${part}`;
  element.append(...children);
  return element;
}

function createButton(part: string, text: string, press: () => void): HTMLButtonElement {
  const button = createElement('button', part, text);
  button.type = 'button';
  button.addEventListener('click', press);
  return button;
}

/** Creates the row of a category: its name, its explanation, and its switch or what stands for it. */
function createRow(id: string, name: string, text: string, control: HTMLElement): HTMLElement {
  const explanation = createElement('p', 'text', text);
  explanation.id = `${NAME}-${id}-text`;
  if (!(control instanceof HTMLInputElement)) {
    return createElement('li', 'row', createElement('span', 'name', name), control, explanation);
  }
  control.id = `${NAME}-${id}`;
  control.setAttribute('aria-describedby', explanation.id);
  const label = createElement('label', 'name', name);
  label.htmlFor = control.id;
  return createElement('li', 'row', label, control, explanation);
}

function createSwitch(isOn: boolean): HTMLInputElement {
  const control = createElement('input', 'switch');
  control.type = 'checkbox';
  control.setAttribute('role', 'switch');
  control.checked = isOn;
  return control;
}

/** Creates the view: a dialog with a switch for each category that is asked for. */
export function createManageElement(content: ManageContent): ManageElement {
  const { texts, asked, given, hasSignal, onAnswer, onClose } = content;
  const switches = asked.map((category) => [category, createSwitch(given(category))] as const);
  const chosen = (): Partial<ConsentByCategory> =>
    Object.fromEntries(switches.map(([category, { checked }]) => [category, checked]));

  const title = createElement('h2', 'title', texts.title);
  title.id = `${NAME}-title`;
  const always = createElement('span', 'always', texts.always);
  const words = {
    analytics: [texts.analytics, texts.analyticsText],
    ads: [texts.ads, texts.adsText],
    embeds: [texts.embeds, texts.embedsText],
  } as const;
  const rows = createElement(
    'ul',
    'rows',
    createRow('necessary', texts.necessary, texts.necessaryText, always),
    ...switches.map(([category, control]) => createRow(category, ...words[category], control)),
  );
  // Safari takes a list without bullets for none.
  rows.setAttribute('role', 'list');
  const close = createButton('close', '', onClose);
  close.setAttribute('aria-label', texts.close);
  const dialog = createElement(
    'div',
    'dialog',
    title,
    createElement('p', 'intro', hasSignal ? texts.signal : texts.intro),
    rows,
    createElement(
      'div',
      'buttons',
      createButton('all', texts.declineAll, () => onAnswer(false)),
      createButton('all', texts.acceptAll, () => onAnswer(true)),
      createButton('save', texts.save, () => onAnswer(chosen())),
    ),
    close,
  );
  dialog.setAttribute('role', 'dialog');
  dialog.setAttribute('aria-modal', 'true');
  dialog.setAttribute('aria-labelledby', title.id);
  dialog.tabIndex = -1;
  const layer = createElement('div', 'layer', dialog);
  markMade(layer);
  return { layer, dialog };
}
