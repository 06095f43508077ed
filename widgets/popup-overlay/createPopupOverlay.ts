import { listen } from '#engine/events';
import type { Runtime } from '#engine/runtime';
import type { Scope } from '#engine/scope';
import { whenActivated } from '#engine/visibility/whenActivated';
import { MOBILE_MAX_WIDTH } from '#rules/deviceView';
import { isBannerDue } from '#services/consent/isBannerDue';
import { isPopupOn } from '#services/siteParts/isPopupOn';
import type { SitePart } from '#services/siteParts/sitePart';
import { isInEditor } from '#site/account/isInEditor';
import { createConsent } from '#site/consent/consent';
import { hasGpc } from '#site/consent/hasGpc';
import { findPopup } from './findPopup';
import { openPopup } from './openPopup';
import { isShownAgain } from './record/isShownAgain';
import { keepPopupRecord, readPopupRecord } from './record/popupRecord';
import { recordPopup } from './recordPopup';
import { readPopupSettings } from './settings';
import { takeNewsletter } from './takeNewsletter';
import { watchMoment } from './watchMoment';

/** A form of the popup, and what is said about it. */
const FORM = 'form,.form-disclaimer-text';

/** Windows of mobiles, in which the popup has to be allowed. */
const MOBILE = `(max-width: ${MOBILE_MAX_WIDTH}px)`;

/**
 * The popup overlay: the service `popup-overlay`. It opens by itself once a page, where its
 * settings call for it and its record lets it; never by itself for who edits the page in a frame.
 * The event `skerry:popupshow` opens it at any time. No island: it renders nothing but a button.
 */
export function createPopupOverlay(runtime: Runtime): SitePart {
  const { context } = runtime;
  const settings = readPopupSettings(context);
  const { version, enableMobile } = settings;
  /** Of the popup while it is open. */
  let shown: Scope | undefined;

  const keep = (submitted = false) => {
    const before = readPopupRecord();
    const hasSignedUp = submitted || before?.submitted === true;
    keepPopupRecord({ version, submitted: hasSignedUp, closed: Date.now() });
  };
  const close = () => {
    if (!shown) return;
    keep();
    shown.destroy();
    shown = undefined;
  };
  const isDue = () =>
    (enableMobile || !matchMedia(MOBILE).matches) &&
    isShownAgain(settings, readPopupRecord(), Date.now());

  const consent = runtime.part(createConsent);
  /** The cookie banner waits for an answer, or is on its way. */
  const isBannerToCome = () =>
    isBannerDue({
      hasBanner: context.read('cookieSettings.isCookieBannerEnabled', false),
      answer: consent.answered(),
      hasGpc: hasGpc(),
      isForced: false,
    });

  return {
    start() {
      const scope = runtime.scope('popup-overlay');
      const open = () => {
        const popup = shown ? undefined : findPopup();
        if (!popup) return;
        shown = scope.begin();
        shown.own(
          listen('formsubmitted', ({ node }) => {
            if (popup.layer.contains(node)) keep(true);
          }),
        );
        openPopup(shown, popup, settings.style, close);
        shown.listen(popup.layer, {
          click({ target }) {
            // What follows is read in its place, or on the next page. Those of a form tell of the form.
            if (target instanceof Element && target.closest('a[href]') && !target.closest(FORM))
              close();
          },
        });
        takeNewsletter(scope, popup.layer);
        shown.own(recordPopup(runtime, popup.box));
      };
      scope.own(() => {
        shown = undefined;
      });
      scope.own(listen('popupshow', open));
      if (isPopupOn(context) && !isInEditor(runtime) && isDue()) {
        // Asked again: the visitor may have closed it in another tab.
        const openIfDue = () => isDue() && open();
        whenActivated(scope, () => watchMoment(scope, settings, isBannerToCome, openIfDue));
      }
      return scope.destroy;
    },
  };
}
