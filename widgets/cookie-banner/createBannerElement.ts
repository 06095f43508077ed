import type { Banner } from './read';

/** What all classes of the platform's banner begin with. */
const NAME = 'sqs-cookie-banner-v2';

/** What a banner is made of. */
export interface BannerParts {
  label: string;
  /** The owner's text, ready to be inserted. */
  text: Node;
  /** What was answered before, where the visitor wants to know. */
  status?: string | undefined;
  onAnswer(isAllowed: boolean): void;
}

function createElement(tag: string, className: string, ...children: (Node | string)[]) {
  const element = document.createElement(tag);
  element.className = className;
  element.append(...children);
  return element;
}

function createAnswer(kind: 'accept' | 'deny', text: string, isIcon: boolean, answer: () => void) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = `${NAME}-cta ${NAME}-${kind}`;
  // The cross is drawn by the style sheet, the platform's or ours.
  if (isIcon) button.ariaLabel = text;
  else button.textContent = text;
  button.addEventListener('click', answer);
  return createElement('div', `${NAME}-${kind}Wrapper`, button);
}

/** A banner by the platform's class names (`BAR DARK ICON BOTTOM`): a region, no dialog. */
export function createBannerElement(banner: Banner, parts: BannerParts): HTMLElement {
  const { variant, theme, cta, position, hasOptOut } = banner;
  const isIcon = cta === 'ICON';
  const text = createElement('div', `${NAME}-text`, parts.text);
  if (parts.status) text.append(createElement('p', 'skerry-cookie-banner-status', parts.status));
  const answers = [
    createAnswer('accept', banner.acceptText, isIcon, () => parts.onAnswer(true)),
    ...(hasOptOut
      ? [createAnswer('deny', banner.declineText, isIcon, () => parts.onAnswer(false))]
      : []),
  ];
  const element = createElement(
    'section',
    [NAME, variant, theme, cta, position, ...(hasOptOut ? ['OPT_IN_AND_OUT'] : [])].join(' '),
    text,
    createElement('div', `${NAME}-cta-container`, ...answers),
  );
  element.ariaLabel = parts.label;
  return element;
}
