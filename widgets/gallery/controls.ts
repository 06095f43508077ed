import type { Adoption } from '../../src/adoption';
import type { Cancel } from '../../src/clock';
import type { Strings } from '../../src/strings/strings';
import type { GalleryParts } from './galleryParts';
import type { GalleryStore } from './state';

type Side = 'previous' | 'next';

/** What the arrows need to know. */
export interface ControlsOptions extends Pick<GalleryParts, 'previous' | 'next' | 'root'> {
  store: Pick<GalleryStore, 'canStep' | 'step'>;
  adoption: Adoption;
  texts: Pick<Strings['galleries'], Side>;
  /** All slides are seen at once: nothing to step to. */
  showsAll(): boolean;
}

/** The arrows of a gallery. */
export interface Controls {
  /** Marks the ends. */
  update(): void;
  stop: Cancel;
}

/** The platform's element around the arrows. */
const BAR = '.sqs-gallery-controls';

const isActivation = ({ key, target, currentTarget }: KeyboardEvent) =>
  target === currentTarget && (key === 'Enter' || key === ' ');

/**
 * The server's previous and next elements: clicks step, so do Enter and Space where they are no
 * buttons; what the server made nothing of (`span.arrow`) becomes a button with a name. At an end
 * one has the class `sqs-disabled` and `aria-disabled`, and stays in the tab order (CAR-15); where
 * everything is seen at once both are hidden, and the platform's element around them has the class
 * `sqs-gallery-controls-disabled`.
 */
export function createControls({
  previous,
  next,
  root,
  adoption,
  texts,
  store,
  showsAll,
}: ControlsOptions): Controls {
  const life = new AbortController();
  const { signal } = life;
  const sides = [
    ['reverse', previous, texts.previous],
    ['forward', next, texts.next],
  ] as const;

  for (const [direction, nodes, name] of sides) {
    for (const node of nodes) {
      if (root.id) adoption.attribute(node, 'aria-controls', root.id);
      node.addEventListener(
        'click',
        (event) => {
          event.preventDefault();
          store.step(direction);
        },
        { signal },
      );
      if (node instanceof HTMLButtonElement) continue;
      if (!node.matches('[href], [role]')) {
        adoption.attribute(node, 'role', 'button');
        if (!node.matches('[aria-label]')) adoption.attribute(node, 'aria-label', name);
        adoption.attribute(node, 'tabindex', '0');
      }
      node.addEventListener(
        'keydown',
        (event) => {
          if (!isActivation(event)) return;
          event.preventDefault();
          store.step(direction);
        },
        { signal },
      );
    }
  }

  return {
    update() {
      const isHidden = showsAll();
      for (const [direction, nodes] of sides) {
        const isDisabled = !store.canStep(direction);
        for (const node of nodes) {
          adoption.toggleClass(node, 'sqs-hidden', isHidden);
          adoption.style(node, 'visibility', isHidden ? 'hidden' : '');
          adoption.toggleClass(node, 'sqs-disabled', isDisabled);
          adoption.attribute(node, 'aria-disabled', isDisabled ? 'true' : null);
          const bar = node.closest(BAR);
          if (bar) adoption.toggleClass(bar, 'sqs-gallery-controls-disabled', isHidden);
        }
      }
    },
    stop: () => life.abort(),
  };
}
