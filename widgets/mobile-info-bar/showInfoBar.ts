import type { Scope } from '#engine/scope';
import { createElement } from '#page/elements/createElement';
import { markMade } from '#page/marks/markMade';
import { contacts as ownTexts } from '#texts/site/contacts';
import { siteTexts } from '#texts/siteTexts';
import type { Strings } from '#texts/strings';
import { createHours } from './createHours';
import { BAR, createTrigger } from './createTrigger';
import type { ContactLink, Contacts } from './readContacts';
import { watchHours } from './watchHours';

const LABELS = { contactEmail: 'email', contactPhoneNumber: 'phone', location: 'map' } as const;

/** Creates a link of the bar; the map opens in a window of its own. */
function createLink(
  { type, href, value }: ContactLink,
  texts: Strings['contacts'],
): HTMLAnchorElement {
  const label = texts[LABELS[type]];
  const link = createTrigger('a', type, label);
  link.href = href;
  link.setAttribute('aria-label', `${label}: ${value}`);
  if (type === 'location') {
    link.target = '_blank';
    link.rel = 'noopener';
  }
  return link;
}

/**
 * Shows the bar until the scope ends: fixed to the bottom of the window, last in the document, by
 * the platform's class names.
 */
export function showInfoBar({ style, links, hours: days }: Contacts, scope: Scope): void {
  const { runtime } = scope;
  const texts = siteTexts(runtime, 'contacts', ownTexts);
  const triggers: HTMLElement[] = links.map((link) => createLink(link, texts));
  const bar = createElement('div', `yui3-widget ${BAR}`);
  bar.setAttribute('role', 'region');
  bar.setAttribute('aria-label', texts.label);
  markMade(bar);
  bar.dataset.infoBarStyle = `${style}`;
  scope.own(() => bar.remove());

  if (days) {
    const hours = createHours(days, runtime.context.read('website.timeZone', ''), texts);
    const button = createTrigger('button', 'businessHours', texts.hours);
    button.type = 'button';
    button.setAttribute('aria-expanded', 'false');
    button.setAttribute('aria-controls', hours.panel.id);
    triggers.push(button);
    bar.append(hours.panel);
    watchHours(hours, button, bar, scope);
  }
  bar.append(createElement('div', `${BAR}-triggers`, ...triggers));
  document.body.append(bar);
}
