import type { Scope } from '#engine/scope';
import { focusFirstOf } from '#page/focus/focusFirstOf';
import { createModals } from '#page/overlays/createModals';
import { createOverlays } from '#page/overlays/createOverlays';
import type { DialogSettings } from '../settings';
import { firstFocus } from './firstFocus';

/** A dialog that is to be on top of the page. */
interface TopDialog {
  settings: DialogSettings;
  layer: HTMLElement;
  panel: HTMLElement;
  /** Gets the focus afterwards, the first that takes it. */
  trail: readonly HTMLElement[];
  /** Called for Escape while it is topmost. */
  close(): void;
}

/**
 * Puts a dialog on top of all that is open. It leaves, and gives back the focus, with the scope.
 */
export function putOnTop(scope: Scope, { settings, layer, panel, trail, close }: TopDialog): void {
  const { runtime } = scope;
  if (settings.modal) {
    const focus = () => firstFocus(panel, settings).focus();
    scope.own(runtime.part(createModals).open({ layer, container: panel, focus, close, trail }));
    return;
  }
  scope.own(() => {
    if (layer.contains(document.activeElement)) focusFirstOf(trail);
  });
  scope.own(runtime.part(createOverlays).push(close));
}
