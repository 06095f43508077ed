import type { Scope } from '#engine/scope';

/** The longest time after a drag until the click that belongs to its end, in ms. */
const CLICK_MS = 50;

/**
 * Takes the click that a browser makes of the end of a drag by a mouse or a pen, before anybody
 * hears of it. A finger that has moved makes none.
 */
export function swallowClick(around: Scope): void {
  const scope = around.begin();
  const onClick = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    scope.destroy();
  };
  scope.after(CLICK_MS, () => scope.destroy());
  scope.listen(window, { click: onClick }, true);
}
