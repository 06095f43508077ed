import type { BlockScope } from '#engine/scope';
import { markAdopted } from '#page/marks/markAdopted';
import { hasShortcutKey } from '#page/press/hasShortcutKey';
import { isComposing } from '#page/press/isComposing';
import { isPlainPress } from '#page/press/isPlainPress';
import { pricing } from '#texts/members/pricing';
import { siteTexts } from '#texts/siteTexts';
import type { PricingModel } from './model';
import { nextOption } from './nextOption';
import { SELECTED } from './readPlatform';

/**
 * Makes radios of the platform's two buttons: for a screen reader one group, of which one is checked, and
 * for the keyboard one stop of Tab, with arrows within.
 *
 * @param choose Is told the index of an option that a visitor takes.
 * @returns Shows which one is chosen.
 */
export function makeRadios(
  scope: BlockScope,
  { group, options }: PricingModel,
  choose: (index: number) => void,
): (chosen: number) => void {
  const { adopt, runtime } = scope;
  adopt.attribute(group, 'role', 'radiogroup');
  if (!group.hasAttribute('aria-labelledby') && !group.hasAttribute('aria-label')) {
    adopt.attribute(group, 'aria-label', siteTexts(runtime, 'pricing', pricing).options);
  }
  // A list of radios is a group, and no list.
  for (const item of group.querySelectorAll(':scope > li')) {
    adopt.attribute(item, 'role', 'presentation');
  }
  options.forEach(({ control }, at) => {
    markAdopted(control, scope);
    adopt.attribute(control, 'role', 'radio');
    scope.listen(control, {
      click(event) {
        if (!isPlainPress(event)) return;
        // A link that leads nowhere, or a button of a form.
        event.preventDefault();
        choose(at);
      },
      keydown(event) {
        if (event.defaultPrevented || hasShortcutKey(event) || isComposing(event)) return;
        const isRightToLeft = getComputedStyle(group).direction === 'rtl';
        const next = nextOption(event.key, at, options.length, isRightToLeft);
        if (next === undefined) return;
        event.preventDefault();
        choose(next);
        options[next]?.control.focus();
      },
      // The browser presses a button when Space is let go.
      keyup(event) {
        if (event.key === ' ') event.preventDefault();
      },
    });
  });
  return (chosen) => {
    options.forEach(({ control }, at) => {
      adopt.attribute(control, 'aria-checked', `${at === chosen}`);
      adopt.attribute(control, 'tabindex', at === chosen ? '0' : '-1');
      adopt.toggleClass(control, SELECTED, at === chosen);
    });
  };
}
