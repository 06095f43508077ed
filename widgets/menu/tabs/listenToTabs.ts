import { createHashTargets } from '#engine/address/hashTarget';
import type { Scope } from '#engine/scope';
import { hasShortcutKey } from '#page/press/hasShortcutKey';
import { indexAround } from '#page/press/indexAround';
import type { MenuModel } from '../read';
import type { MenuAction } from '../state';
import { moveOfKey } from './moveOfKey';

/** Tells the state of presses, keys and the focus, and of links that lead into a panel. */
export function listenToTabs(
  { node, list, tabs, panels }: MenuModel,
  scope: Scope,
  dispatch: (action: MenuAction) => void,
): void {
  const onClick = ({ target, isTrusted }: Event) => {
    const index = indexAround(tabs, target);
    if (index < 0) return;
    dispatch({ type: 'select', index });
    const { activeElement } = document;
    const isElsewhere = activeElement !== document.body && !node.contains(activeElement);
    // Not every browser focuses what is clicked. After a replayed click the visitor may have
    // gone on to something else.
    if (isTrusted || !isElsewhere) tabs[index]?.focus();
  };
  const onFocus = ({ target }: Event) => {
    const index = indexAround(tabs, target);
    if (index >= 0) dispatch({ type: 'focus', index });
  };
  const onKey = (event: KeyboardEvent) => {
    const { key } = event;
    const tab = tabs[indexAround(tabs, event.target)];
    if (!tab || hasShortcutKey(event)) return;
    const move = moveOfKey(key, {
      vertical: list.getAttribute('aria-orientation') === 'vertical',
      rightToLeft: getComputedStyle(list).direction === 'rtl',
    });
    const pressesLabel = (key === 'Enter' || key === ' ') && !(tab instanceof HTMLButtonElement);
    if (move) dispatch({ type: 'move', move });
    else if (pressesLabel) tab.click();
    else return;
    event.preventDefault();
  };
  const onHash = (target: HTMLElement) => {
    const index = indexAround(panels, target);
    // The browser has found the target in a shown panel by itself.
    if (!panels[index]?.hidden) return;
    dispatch({ type: 'select', index });
    requestAnimationFrame(() => target.scrollIntoView());
  };
  scope.listen(node, { click: onClick, focusin: onFocus, keydown: onKey });
  scope.own(scope.runtime.part(createHashTargets).watch(node, onHash));
}
