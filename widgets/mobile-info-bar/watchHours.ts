import type { Scope } from '#engine/scope';
import { whenPainted } from '#page/motion/whenPainted';
import { createOverlays } from '#page/overlays/createOverlays';
import type { Hours } from './createHours';

/**
 * Opens and closes the panel of the hours: by its button, its cross, Escape and a press outside the
 * bar. Closes it when the scope ends. The hours are written once the open panel is painted: the press has its
 * answer first.
 */
export function watchHours(
  { panel, close, refresh }: Hours,
  button: HTMLButtonElement,
  bar: HTMLElement,
  scope: Scope,
): void {
  /** Holds what listens while the panel is open. */
  let open: Scope | undefined;
  const hide = () => {
    if (!open) return;
    open.destroy();
    open = undefined;
    if (panel.contains(document.activeElement)) button.focus({ preventScroll: true });
    panel.hidden = true;
    button.setAttribute('aria-expanded', 'false');
  };
  const show = () => {
    panel.hidden = false;
    button.setAttribute('aria-expanded', 'true');
    open = scope.begin();
    whenPainted(open).then(refresh);
    open.own(scope.runtime.part(createOverlays).push(hide));
    open.listen(document, {
      click({ target }) {
        if (target instanceof Node && !bar.contains(target)) hide();
      },
    });
  };
  scope.listen(button, { click: () => (open ? hide() : show()) });
  scope.listen(close, {
    click() {
      button.focus({ preventScroll: true });
      hide();
    },
  });
  scope.own(hide);
}
