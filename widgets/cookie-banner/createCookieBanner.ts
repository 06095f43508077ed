import { listen } from '#engine/events';
import type { Runtime } from '#engine/runtime';
import type { Scope } from '#engine/scope';
import { safeText } from '#page/html/safeText';
import { isEscape } from '#page/overlays/isEscape';
import { type Consent, createConsent } from '#site/consent/consent';
import { consentCategories } from '#site/consent/consentCategories';
import { hasGpc } from '#site/consent/hasGpc';
import { consent as ownTexts } from '#texts/site/consent';
import { siteTexts } from '#texts/siteTexts';
import type { Strings } from '#texts/strings';
import { createBannerElement } from './createBannerElement';
import { createFocusReturn } from './createFocusReturn';
import { createPreferences } from './preferences/createPreferences';
import { putIntoPage } from './putIntoPage';
import { bannerSetting, offersOptOut, readBanner } from './read';
import type { CookieBanner } from './service';

/** A banner that is in the page until its scope ends. */
interface Shown {
  element: HTMLElement;
  scope: Scope;
}

/** Returns the answer given before, in words; undefined where there is none. */
function statusOf(consent: Consent, texts: Strings['consent']): string | undefined {
  const answer = consent.answered();
  if (answer === true) return texts.accepted;
  if (answer === false && consentCategories.some(consent.isGiven)) return texts.partly;
  if (hasGpc()) return texts.signal;
  return answer === false ? texts.declined : undefined;
}

/**
 * Creates the cookie banner: a region that is fixed to the window. It is no modal, does not take
 * the focus unless the visitor asked for it, and moves nothing of the page. No island: on most
 * pages it would be the only one, and the engine weighs many times as much.
 */
export function createCookieBanner(runtime: Runtime): CookieBanner & { destroy(): void } {
  const consent = runtime.part(createConsent);
  const texts = siteTexts(runtime, 'consent', ownTexts);
  const focusReturn = createFocusReturn();
  const preferences = createPreferences(runtime);
  let shown: Shown | undefined;
  /** Counts the calls of `show`: the text of an earlier one may come later. */
  let turn = 0;

  /** Takes the banner away; returns whether it had the focus. */
  const take = () => {
    const hadFocus = shown?.element.contains(document.activeElement);
    shown?.scope.destroy();
    shown = undefined;
    return hadFocus;
  };

  const hide = () => {
    turn += 1;
    // With no focus anywhere the browser would go on from the banner's place: the top of the page.
    if (take()) focusReturn.giveBack();
    focusReturn.forget();
  };

  const rememberFocus = (target: EventTarget | null) => {
    if (target instanceof Node && shown?.element.contains(target)) return;
    focusReturn.remember(target);
  };

  return {
    hide,
    preferences,
    async show({ settings, isAskedFor = false }) {
      turn += 1;
      const own = turn;
      const banner = readBanner(
        bannerSetting(runtime.context, settings),
        texts,
        // Who wants to change an answer can take both.
        isAskedFor || offersOptOut(runtime.context, settings),
        consent.asked.length > 0,
      );
      const owners = await safeText(runtime, banner.text, 'consent');
      if (own !== turn) return;
      // An editor leaves an empty paragraph where its text was taken out.
      const text = owners.textContent?.trim() ? owners : document.createTextNode(texts.text);
      if (isAskedFor) rememberFocus(document.activeElement);
      const hadFocus = take();

      const scope = runtime.scope();
      const element = createBannerElement(banner, {
        label: texts.label,
        text,
        status: isAskedFor ? statusOf(consent, texts) : undefined,
        onAnswer: consent.answer,
        onManage(opener) {
          runtime.use('consent-manage').then(({ open }) => open(opener), runtime.report);
        },
      });
      shown = { element, scope };
      // Also one that was given by category, or by code.
      scope.own(listen('consent', hide));
      putIntoPage(element, banner, scope);
      scope.listen(element, {
        focusin: ({ relatedTarget }) => rememberFocus(relatedTarget),
        keydown(event) {
          if (!isAskedFor || !isEscape(event)) return;
          event.preventDefault();
          hide();
        },
      });
      if (!isAskedFor && !hadFocus) return;
      element.tabIndex = -1;
      element.focus({ preventScroll: true });
    },
    destroy: hide,
  };
}
