import type { Adoption } from '../../src/adoption';
import type { Cancel } from '../../src/clock';
import { createConsent } from '../../src/consent/createConsent';
import { hasGpc } from '../../src/consent/hasGpc';
import { safeText } from '../../src/html/safeText';
import { isEscape } from '../../src/overlays/isEscape';
import type { Runtime } from '../../src/runtime';
import type { CookieBanner } from '../../src/services/cookieBanner';
import { consent as ownTexts } from '../../src/strings/consent';
import { siteTexts } from '../../src/strings/siteTexts';

import { createBannerElement } from './createBannerElement';
import { keepFocusSeen } from './keepFocusSeen';
import { placeBanner } from './placeBanner';
import { bannerSetting, readBanner } from './read';
import { reserveScroll } from './reserveScroll';

/** A banner that is in the page. */
interface Shown {
  element: HTMLElement;
  adoption: Adoption;
  stops: readonly Cancel[];
}

/**
 * The cookie banner: a region that is fixed to the window. It is no modal, does not take the focus
 * unless the visitor asked for it, and moves nothing of the page. No island: on most pages it would
 * be the only one, and the engine weighs many times as much.
 */
export function createCookieBanner(runtime: Runtime): CookieBanner & { destroy(): void } {
  const consent = runtime.part(createConsent);
  const texts = siteTexts(runtime, 'consent', ownTexts);
  let shown: Shown | undefined;
  /** Where the focus goes back to: what had it before the banner. */
  let before: HTMLElement | undefined;
  /** Which call of `show` is the last one: the texts of others may come later. */
  let turn = 0;

  const status = () => {
    const answer = consent.answered();
    if (answer === true) return texts.accepted;
    if (hasGpc()) return texts.signal;
    return answer === false ? texts.declined : undefined;
  };

  const take = () => {
    const hadFocus = shown?.element.contains(document.activeElement);
    shown?.element.remove();
    shown?.adoption.release();
    for (const stop of shown?.stops ?? []) stop();
    shown = undefined;
    return hadFocus;
  };

  const hide = () => {
    turn += 1;
    const hadFocus = take();
    // Where nothing had it, the browser goes on from where the banner was: the top of the page.
    if (hadFocus && before?.isConnected) before.focus({ preventScroll: true });
    before = undefined;
  };

  const rememberFocus = (other: EventTarget | null) => {
    if (other instanceof HTMLElement && !shown?.element.contains(other)) before = other;
  };

  return {
    hide,
    async show({ settings, isAskedFor = false }) {
      turn += 1;
      const own = turn;
      const banner = readBanner(bannerSetting(runtime.context, settings), texts, isAskedFor);
      const text = await safeText(runtime, banner.text, 'consent');
      if (own !== turn) return;
      if (isAskedFor) rememberFocus(document.activeElement);
      const hadFocus = take();

      const element = createBannerElement(banner, {
        label: texts.label,
        text,
        status: isAskedFor ? status() : undefined,
        onAnswer(isAllowed) {
          consent.answer(isAllowed);
          if (shown?.element === element) hide();
        },
      });
      const isAtTop = banner.position === 'TOP';
      const adoption = runtime.adopt();
      adoption.toggleClass(document.body, 'sqs-cookie-banner-v2-enabled', true);
      if (isAtTop) adoption.toggleClass(document.body, 'sqs-cookie-banner-v2-top', true);
      placeBanner(element, isAtTop);
      element.addEventListener('focusin', ({ relatedTarget }) => rememberFocus(relatedTarget));
      shown = {
        element,
        adoption,
        stops: [reserveScroll(element, isAtTop, adoption), keepFocusSeen(element)],
      };
      if (!isAskedFor && !hadFocus) return;
      element.tabIndex = -1;
      element.focus({ preventScroll: true });
      element.addEventListener('keydown', (event) => {
        if (!isAskedFor || !isEscape(event)) return;
        event.preventDefault();
        hide();
      });
    },
    destroy: hide,
  };
}
