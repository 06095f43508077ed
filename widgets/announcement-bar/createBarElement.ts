import { createElement } from '#page/elements/createElement';
import { markMade } from '#page/marks/markMade';
import type { Strings } from '#texts/strings';
import type { Announcement } from './read';

/** The prefix of all class names of the platform's bar. */
const NAME = 'sqs-announcement-bar';

/** The platform's id of the text, which names its link. */
const TEXT_ID = 'announcement-bar-text-inner-id';

/** A bar that is not in the page yet. */
export interface BarElement {
  /** The outermost element, a region: the bar's place in the page. */
  place: HTMLElement;
  /** The bar itself: it has its height also while the place has not. */
  bar: HTMLElement;
  close: HTMLElement;
}

function createLink({ href, newWindow }: NonNullable<Announcement['link']>) {
  const link = document.createElement('a');
  link.className = `${NAME}-url`;
  link.href = href;
  if (newWindow) {
    link.target = '_blank';
    link.rel = 'noopener';
  }
  link.setAttribute('aria-labelledby', TEXT_ID);
  return link;
}

/**
 * Creates the bar as the platform's own script writes it: templates look for its parts by these
 * names. The style sheet, the platform's or ours, draws the cross.
 */
export function createBarElement(
  { link, style }: Announcement,
  text: Node,
  texts: Strings['announcements'],
): BarElement {
  const close = createElement('span', `${NAME}-close`);
  close.tabIndex = 0;
  close.setAttribute('role', 'button');
  close.setAttribute('aria-label', texts.close);
  const inner = createElement('div', `${NAME}-text-inner`, text);
  inner.id = TEXT_ID;
  const content = createElement(
    'div',
    `${NAME}-content`,
    ...(link ? [createLink(link)] : []),
    createElement('div', `${NAME}-text`, close, inner),
  );
  const bar = createElement('div', `yui3-widget sqs-widget ${NAME}`, content);
  bar.dataset.announcementStyle = `${style}`;
  const place = createElement('div', `${NAME}-custom-location`, bar);
  place.setAttribute('role', 'region');
  place.setAttribute('aria-label', texts.label);
  markMade(place);
  return { place, bar, close };
}
