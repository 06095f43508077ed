import mitt from 'mitt';
import type { Scope } from '#engine/scope';
import type { GalleryParts } from '../galleryParts';
import type { Autoplay } from './autoplay';

/** The button of a gallery that goes on by itself. */
export interface Rotation {
  /** Tells it that autoplay was started or stopped. */
  refresh(): void;
}

/**
 * Returns the element in whose corner the button stands: the one around the slides, or a larger part
 * of the block that holds the controls before them too, as the focus comes to the button first. It is
 * positioned: by the page, which may mean a larger part of the block, or else by us.
 */
function settleCorner(parts: GalleryParts, { adopt }: Scope): HTMLElement {
  const { node, root, previous, next, pickers } = parts;
  const before = [...previous, ...next, ...pickers.flat()].filter(
    (control) => control.compareDocumentPosition(root) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  let corner = root.parentElement ?? node;
  while (corner !== node && corner.parentElement && !before.every((one) => corner.contains(one))) {
    corner = corner.parentElement;
  }
  for (let at: HTMLElement | null = corner; at; at = at.parentElement) {
    if (getComputedStyle(at).position !== 'static') return corner;
    if (at === node || !node.contains(at)) break;
  }
  adopt.style(corner, 'position', 'relative');
  return corner;
}

/**
 * Asks for the button that stops slides which change by themselves. Without it they must not
 * change: they rest until it is here, and where its code can't be had.
 */
export function showRotation(parts: GalleryParts, autoplay: Autoplay, scope: Scope): Rotation {
  const events = mitt<{ change: undefined }>();
  autoplay.setReason('buttonless', true);

  scope.runtime.use('rotation').then(
    (rotations) => {
      if (scope.isEnded) return;
      const rotating = {
        get isOn() {
          return autoplay.isOn;
        },
        toggle: autoplay.toggle,
        listen(changed: () => void) {
          events.on('change', changed);
          return () => events.off('change', changed);
        },
      };
      rotations.show(settleCorner(parts, scope), rotating, scope);
      autoplay.setReason('buttonless', false);
    },
    (error) => {
      if (scope.isEnded) return;
      if (autoplay.isOn) autoplay.toggle();
      scope.report(error);
    },
  );

  return {
    refresh() {
      events.emit('change');
    },
  };
}
