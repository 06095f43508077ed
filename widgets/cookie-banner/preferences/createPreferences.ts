import type { Runtime } from '#engine/runtime';
import type { Scope } from '#engine/scope';
import { createElement } from '#page/elements/createElement';
import { markMade } from '#page/marks/markMade';
import { consent as ownTexts } from '#texts/site/consent';
import { siteTexts } from '#texts/siteTexts';
import { keepFocusSeen } from '../keepFocusSeen';
import { bannerSetting, readTheme } from '../read';

/** The prefix of the classes of the button and what holds it. */
const NAME = 'skerry-cookie-preferences';

/** The button that stays after an answer, and opens the view of the categories again. */
export interface Preferences {
  /** Puts it into the page, if it is not there. */
  show(): void;
  /** Takes it away, if it is there. */
  hide(): void;
}

/**
 * Creates that button, which is not in the page yet. It has the platform's two looks: a PILL is fixed
 * to a corner of the window, a SUB_FOOTER is the last thing of the page. A press does what one on any
 * `data-consent-open` does.
 */
export function createPreferences(runtime: Runtime): Preferences {
  const setting = bannerSetting(runtime.context);
  const texts = siteTexts(runtime, 'consent', ownTexts);
  let shown: Scope | undefined;
  return {
    show() {
      if (shown) return;
      const scope = runtime.scope();
      shown = scope;
      const isAtEnd = setting('cookieBannerSavedPreferencesLayout') === 'SUB_FOOTER';
      const text = setting('cookieBannerSavedPreferencesText').trim() || texts.preferences;
      const button = createElement('button', `${NAME}-button`, text);
      button.type = 'button';
      button.dataset.consentOpen = '';
      const look = isAtEnd ? 'SUB_FOOTER' : 'PILL';
      // No `section`: pages give their sections room and colours.
      const element = createElement('div', `${NAME} ${look} ${readTheme(setting)}`, button);
      element.setAttribute('role', 'region');
      element.setAttribute('aria-label', text);
      markMade(element);
      // Last in the page: it is the last thing that the keyboard and a screen reader reach.
      document.body.append(element);
      scope.own(() => element.remove());
      if (!isAtEnd) keepFocusSeen(element, scope);
    },
    hide() {
      shown?.destroy();
      shown = undefined;
    },
  };
}
