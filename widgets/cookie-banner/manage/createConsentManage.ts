import type { Runtime } from '#engine/runtime';
import type { Scope } from '#engine/scope';
import { createModals } from '#page/overlays/createModals';
import { createConsent } from '#site/consent/consent';
import { type ConsentAnswer, consentCategories } from '#site/consent/consentCategories';
import { hasGpc } from '#site/consent/hasGpc';
import { consentManage as ownTexts } from '#texts/site/consentManage';
import { siteTexts } from '#texts/siteTexts';
import { createManageElement } from './createManageElement';
import type { ConsentManage } from './service';

/**
 * Creates the view in which a visitor answers by category: a modal dialog, with a switch for each
 * category that the site asks for. It closes without an answer by Escape, its cross, or a press
 * beside it. No island, as the banner that opens it is none.
 */
export function createConsentManage(runtime: Runtime): ConsentManage {
  const consent = runtime.part(createConsent);
  const texts = siteTexts(runtime, 'consentManage', ownTexts);
  let shown: Scope | undefined;

  const close = () => {
    shown?.destroy();
    shown = undefined;
  };
  /** Closes first: the focus is back before the banner, which may hold it then, goes too. */
  const answer = (given: ConsentAnswer) => {
    close();
    consent.answer(given);
  };

  return {
    open(opener) {
      if (shown) return;
      const scope = runtime.scope();
      shown = scope;
      const { layer, dialog } = createManageElement({
        texts,
        asked: consent.asked.length ? consent.asked : consentCategories,
        given: consent.isGiven,
        hasSignal: hasGpc(),
        onAnswer: answer,
        onClose: close,
      });
      scope.own(() => layer.remove());
      document.body.append(layer);
      scope.listen(layer, {
        click({ target }) {
          if (target === layer) close();
        },
      });
      const { activeElement } = document;
      const trail = [opener, activeElement].filter((one) => one instanceof HTMLElement);
      // Ends first: the focus goes back from what is still shown.
      scope.own(
        runtime.part(createModals).open({
          layer,
          container: dialog,
          focus: () => dialog.focus({ preventScroll: true }),
          close,
          trail,
        }),
      );
    },
  };
}
