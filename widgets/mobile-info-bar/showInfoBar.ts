import type { Cancel } from '../../src/clock';
import { createOverlays } from '../../src/overlays/createOverlays';
import type { Runtime } from '../../src/runtime';
import { contacts as ownTexts } from '../../src/strings/contacts';
import { siteTexts } from '../../src/strings/siteTexts';
import type { BusinessDay } from './businessHours';
import { createHours } from './createHours';
import { BAR, createElement, createTrigger } from './createTrigger';
import type { Contacts, LinkType } from './readContacts';

const LABELS = { contactEmail: 'email', contactPhoneNumber: 'phone', location: 'map' } as const;

/** Opens and closes the panel of the hours: by its button, its cross, Escape and a press elsewhere. */
function watchHours(
  runtime: Runtime,
  bar: HTMLElement,
  button: HTMLButtonElement,
  { panel, close, refresh }: ReturnType<typeof createHours>,
): Cancel {
  let leave: Cancel | undefined;
  const hide = () => {
    if (!leave) return;
    leave();
    leave = undefined;
    if (panel.contains(document.activeElement)) button.focus({ preventScroll: true });
    panel.hidden = true;
    button.ariaExpanded = 'false';
  };
  const show = () => {
    refresh();
    panel.hidden = false;
    button.ariaExpanded = 'true';
    const stopEscape = runtime.part(createOverlays).push(hide);
    const listening = new AbortController();
    const onPress = ({ target }: Event) => {
      if (target instanceof Node && !bar.contains(target)) hide();
    };
    document.addEventListener('click', onPress, { signal: listening.signal });
    leave = () => {
      stopEscape();
      listening.abort();
    };
  };
  button.addEventListener('click', () => (leave ? hide() : show()));
  close.addEventListener('click', () => {
    button.focus({ preventScroll: true });
    hide();
  });
  return hide;
}

/**
 * Puts the bar into the page: fixed to the bottom of the window, last in the document, by the
 * platform's class names. Returns how to take it away.
 */
export function showInfoBar(runtime: Runtime, { style, links, hours }: Contacts): Cancel {
  const texts = siteTexts(runtime, 'contacts', ownTexts);
  const labelOf = (type: LinkType) => texts[LABELS[type]];
  const triggers: HTMLElement[] = links.map(({ type, href, value }) => {
    const link = createTrigger('a', type, labelOf(type));
    link.href = href;
    link.ariaLabel = `${labelOf(type)}: ${value}`;
    if (type === 'location') {
      link.target = '_blank';
      link.rel = 'noopener';
    }
    return link;
  });
  const bar = createElement('div', `yui3-widget ${BAR}`);
  bar.role = 'region';
  bar.ariaLabel = texts.label;
  bar.dataset.infoBarStyle = `${style}`;

  const addHours = (days: readonly BusinessDay[]): Cancel => {
    const panel = createHours(days, runtime.context.read('website.timeZone', ''), texts);
    const button = createTrigger('button', 'businessHours', texts.hours);
    button.type = 'button';
    button.ariaExpanded = 'false';
    button.setAttribute('aria-controls', panel.panel.id);
    triggers.push(button);
    bar.append(panel.panel);
    return watchHours(runtime, bar, button, panel);
  };
  const hideHours = hours && addHours(hours);
  bar.append(createElement('div', `${BAR}-triggers`, ...triggers));
  document.body.append(bar);
  return () => {
    hideHours?.();
    bar.remove();
  };
}
