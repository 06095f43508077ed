import { createElement } from '#page/elements/createElement';
import { markMade } from '#page/marks/markMade';
import type { Banner } from './read';

/** The prefix of all classes of the platform's banner. */
const NAME = 'sqs-cookie-banner-v2';

/** The content of a banner. */
export interface BannerContent {
  label: string;
  /** The owner's text, ready to be inserted. */
  text: Node;
  /** The answer given before, where the visitor wants to know it. */
  status?: string | undefined;
  onAnswer(isAllowed: boolean): void;
  /** The visitor wants to answer by category. */
  onManage(opener: HTMLElement): void;
}

function createAnswer(
  kind: 'accept' | 'deny' | 'manage',
  text: string,
  isIcon: boolean,
  press: (button: HTMLElement) => void,
) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = `${NAME}-cta ${NAME}-${kind}`;
  // The style sheet, the platform's or ours, draws the cross.
  if (isIcon) button.setAttribute('aria-label', text);
  else button.textContent = text;
  button.addEventListener('click', () => press(button));
  return createElement('div', `${NAME}-${kind}Wrapper`, button);
}

/** Creates a banner by the platform's class names (`BAR DARK ICON BOTTOM`): a region, no dialog. */
export function createBannerElement(banner: Banner, content: BannerContent): HTMLElement {
  const { variant, theme, cta, position, hasOptOut, manageText } = banner;
  const isIcon = cta === 'ICON';
  const text = createElement('div', `${NAME}-text`, content.text);
  if (content.status)
    text.append(createElement('p', 'skerry-cookie-banner-status', content.status));
  const answers = [
    createAnswer('accept', banner.acceptText, isIcon, () => content.onAnswer(true)),
    ...(hasOptOut
      ? [createAnswer('deny', banner.declineText, isIcon, () => content.onAnswer(false))]
      : []),
    ...(manageText ? [createAnswer('manage', manageText, false, content.onManage)] : []),
  ];
  const element = createElement(
    'section',
    [NAME, variant, theme, cta, position, ...(hasOptOut ? ['OPT_IN_AND_OUT'] : [])].join(' '),
    text,
    createElement('div', `${NAME}-cta-container`, ...answers),
  );
  element.setAttribute('aria-label', content.label);
  markMade(element);
  return element;
}
