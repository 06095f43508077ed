import { listen } from '#engine/events';
import type { Runtime } from '#engine/runtime';
import { createConsent } from '#site/consent/consent';
import type { ConsentAnswer, ConsentCategory } from '#site/consent/consentCategories';
import type { SitePart } from '../siteParts/sitePart';
import { isForcedElsewhere } from './isForcedElsewhere';
import { keepBannerDue } from './keepBannerDue';
import { runMarkedScripts } from './runMarkedScripts';
import { tellConsentMode } from './tellConsentMode';

declare module '#engine/runtime' {
  interface Services {
    /** The visitor's consent, for the page. */
    consent: SiteConsent & SitePart;
  }
}

/** The visitor's consent, for the page: `Skerry.consent`. */
export interface SiteConsent {
  /** Returns the consent itself, to ask it at once later: `await Skerry.consent.get()`. */
  get(): SiteConsent;
  /**
   * Opens the cookie banner, with both answers, for a visitor who wants to change an answer or to
   * see what it was, and gives it the focus. Escape closes it without an answer; the focus goes
   * back. Rejects where the banner can't be had.
   */
  show(): Promise<void>;
  /**
   * Opens the view in which the visitor answers by category; the banner, as `show()` does, where the
   * site does not ask by category. Escape closes it without an answer. Rejects where it can't be had.
   *
   * @param opener Gets the focus afterwards. Default: what has it now.
   */
  manage(opener?: HTMLElement): Promise<void>;
  /**
   * Whether a category (`analytics`, `ads` or `embeds`) may run now. Default: all that the site
   * asks for. Ask just before you act.
   */
  isGiven(category?: ConsentCategory): boolean;
  /**
   * The visitor's answer, as if given in the banner: `true`, `false`, or `{ analytics: true }`, which
   * refuses what it does not name.
   */
  answer(answer: ConsentAnswer): void;
}

/**
 * Creates the visitor's consent as the page sees it. `start()` does what follows from it: tells Google's
 * consent mode, ahead of every tag that runs only then; runs the scripts that wait; and shows the cookie
 * banner where it is due.
 */
export function createSiteConsent(runtime: Runtime): SiteConsent & SitePart {
  const { isGiven, answer, asked } = runtime.part(createConsent);
  const show = async () => {
    if (isForcedElsewhere()) return;
    const banner = await runtime.use('cookie-banner');
    await banner.show({ isAskedFor: true });
  };
  // The page may call for more now than it did.
  runtime.scope().own(
    listen('consent', () => {
      runtime.scan(document).catch(runtime.report);
    }),
  );
  const consent: SiteConsent & SitePart = {
    get: () => consent,
    isGiven,
    answer,
    start() {
      const scope = runtime.scope('consent');
      tellConsentMode(scope);
      runMarkedScripts(scope);
      keepBannerDue(scope);
      return scope.destroy;
    },
    show,
    async manage(opener) {
      if (!asked.length) return show();
      if (isForcedElsewhere()) return;
      const view = await runtime.use('consent-manage');
      view.open(opener);
    },
  };
  return consent;
}
