import type { Cancel } from '../../src/clock';
import { listen } from '../../src/events';
import { isInEditor } from '../../src/owner/isInEditor';
import { MOBILE_MAX_WIDTH } from '../../src/platform/deviceView';
import type { Runtime } from '../../src/runtime';
import type { SitePart } from '../../src/services/sitePart';
import { isPopupOn } from '../../src/site/isPopupOn';
import { findPopup } from './findPopup';
import { isShownAgain } from './isShownAgain';
import { openPopup } from './openPopup';
import { keepPopupRecord, readPopupRecord } from './popupRecord';
import { recordPopup } from './recordPopup';
import { readPopupSettings } from './settings';
import { takeNewsletter } from './takeNewsletter';
import { watchMoment } from './watchMoment';

/** Windows of mobiles, in which the popup has to be allowed. */
const MOBILE = `(max-width: ${MOBILE_MAX_WIDTH}px)`;

/**
 * The popup overlay: the service `popup-overlay`. It opens by itself once a page, where its settings
 * call for it and its record lets it; never by itself for who edits the page in a frame. The event
 * `skerry:popupshow` opens it at any time. No island: it renders nothing but a button.
 */
export function createPopupOverlay(runtime: Runtime): SitePart {
  const { context } = runtime;
  const settings = readPopupSettings(context);
  const { version, enableMobile } = settings;
  /** How to hide the popup while it is open. */
  let hide: Cancel | undefined;

  const keep = (submitted = false) => {
    const before = readPopupRecord();
    const hasSignedUp = submitted || before?.submitted === true;
    keepPopupRecord({ version, submitted: hasSignedUp, closed: Date.now() });
  };
  const close = () => {
    if (!hide) return;
    keep();
    hide();
    hide = undefined;
  };
  const isDue = () =>
    (enableMobile || !matchMedia(MOBILE).matches) &&
    isShownAgain(settings, readPopupRecord(), Date.now());

  return {
    start() {
      const adoption = runtime.adopt();
      const open = () => {
        const popup = hide ? undefined : findPopup();
        if (!popup) return;
        const stopListening = listen('formsubmitted', ({ node }) => {
          if (popup.layer.contains(node)) keep(true);
        });
        const hidePopup = openPopup(runtime, popup, settings.style, close);
        hide = () => {
          stopListening();
          hidePopup();
        };
        takeNewsletter(runtime, popup.layer, adoption);
        void recordPopup(runtime);
      };
      const isEditing = isInEditor(runtime);
      const stops = [listen('popupshow', open)];
      if (isPopupOn(context) && !isEditing && isDue()) {
        // Asked again: the visitor may have closed it in another tab.
        stops.push(watchMoment(runtime.clock, settings, () => isDue() && open()));
      }
      return () => {
        for (const stop of stops) stop();
        hide?.();
        hide = undefined;
        adoption.release();
      };
    },
  };
}
