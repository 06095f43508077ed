import type { Scope } from '#engine/scope';
import { isPressKey } from '#page/press/keys/isPressKey';
import type { Strings } from '#texts/strings';
import type { GalleryParts } from '../galleryParts';
import type { GalleryStore } from '../state/state';

type Side = 'previous' | 'next';

/** The arrows, and the gallery that they move. */
export interface ControlsOptions extends Pick<GalleryParts, 'previous' | 'next' | 'root'> {
  store: Pick<GalleryStore, 'canStep' | 'step'>;
  scope: Scope;
  texts: Pick<Strings['galleries'], Side>;
  /** All slides are seen at once: nothing to step to. */
  showsAll(): boolean;
}

/** The arrows of a gallery. */
export interface Controls {
  /** Marks the ends. */
  update(): void;
}

/** The platform's element around the arrows. */
const BAR = '.sqs-gallery-controls';

/**
 * Takes the server's previous and next elements: clicks step, so do Enter and Space where they are
 * no buttons; what the server made nothing of (`span.arrow`) becomes a button with a name. At an
 * end one has the class `sqs-disabled` and `aria-disabled`, and stays in the tab order; where
 * everything is seen at once both are hidden, and the platform's element around them has the class
 * `sqs-gallery-controls-disabled`.
 */
export function createControls({
  previous,
  next,
  root,
  scope,
  texts,
  store,
  showsAll,
}: ControlsOptions): Controls {
  const { adopt } = scope;
  const sides = [
    ['reverse', previous, texts.previous],
    ['forward', next, texts.next],
  ] as const;

  for (const [direction, nodes, name] of sides) {
    const step = (event: Event) => {
      event.preventDefault();
      store.step(direction);
    };
    for (const node of nodes) {
      if (root.id) adopt.attribute(node, 'aria-controls', root.id);
      scope.listen(node, { click: step });
      if (node instanceof HTMLButtonElement) continue;
      if (!node.matches('[href], [role]')) {
        adopt.attribute(node, 'role', 'button');
        if (!node.matches('[aria-label]')) adopt.attribute(node, 'aria-label', name);
        adopt.attribute(node, 'tabindex', '0');
      }
      scope.listen(node, {
        keydown(event) {
          if (event.target === node && isPressKey(event)) step(event);
        },
      });
    }
  }

  return {
    update() {
      const isHidden = showsAll();
      for (const [direction, nodes] of sides) {
        const isDisabled = !store.canStep(direction);
        for (const node of nodes) {
          adopt.toggleClass(node, 'sqs-hidden', isHidden);
          adopt.style(node, 'visibility', isHidden ? 'hidden' : '');
          adopt.toggleClass(node, 'sqs-disabled', isDisabled);
          adopt.attribute(node, 'aria-disabled', isDisabled ? 'true' : null);
          const bar = node.closest(BAR);
          if (bar) adopt.toggleClass(bar, 'sqs-gallery-controls-disabled', isHidden);
        }
      }
    },
  };
}
