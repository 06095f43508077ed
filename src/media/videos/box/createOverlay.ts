import type { Scope } from '#engine/scope';
import { createFadeable } from '#page/motion/fadeable';
import type { CategoryConsent } from '#site/consent/consent';
import { isProviderPicture } from '../../images/address/isProviderPicture';
import { createImages } from '../../images/createImages';
import { createPlayButton } from './createPlayButton';
import { OVER_THE_BOX } from './overTheBox';

/** The server's picture over a video, with a button of ours on it. */
export interface Overlay {
  show(): void;
  hide(): void;
  /** Lets it be pressed, for the current video, or not. */
  setActive(active: boolean): void;
  /** Loads the picture, once the visitor's consent allows it. */
  loadPicture(): void;
}

export interface OverlayOptions {
  /** The button's name. */
  label: string;
  onPress(): void;
  consent: CategoryConsent;
}

const mayLoad = ({ dataset: { src = '' } }: HTMLImageElement, consent: CategoryConsent) =>
  consent.isGiven() || !isProviderPicture(src);

/** Returns how to load the overlay's picture: once, and a provider's only with consent. */
function createPicture(
  node: HTMLElement,
  consent: CategoryConsent,
  { adopt, own, runtime }: Scope,
) {
  const picture = node.querySelector<HTMLImageElement>('img[data-src]');
  let isTaken = false;
  // The button is the name of both.
  if (picture) adopt.attribute(picture, 'alt', picture.getAttribute('alt') ?? '');
  return () => {
    const isToLoad = picture && !isTaken && mayLoad(picture, consent);
    adopt.toggleClass(node, 'no-thumb', !isTaken && !isToLoad);
    if (!isToLoad) return;
    try {
      const options = { mode: 'fill', useAdvancedPositioning: true } as const;
      const taken = runtime.part(createImages).take(picture, options);
      isTaken = !!taken;
      if (taken) own(taken.destroy);
    } catch {
      // Without an address of its own: there is no picture.
      adopt.toggleClass(node, 'no-thumb', true);
    }
  };
}

/**
 * Makes the server's overlay a button, until the scope ends. Its picture waits for consent where
 * it is the provider's: it tells of the visitor as the player does.
 */
export function createOverlay(
  node: HTMLElement,
  { label, onPress, consent }: OverlayOptions,
  scope: Scope,
): Overlay {
  const { adopt } = scope;
  let isActive = true;
  if (getComputedStyle(node).position === 'static') {
    for (const [name, value] of Object.entries(OVER_THE_BOX)) adopt.style(node, name, value);
  }
  const loadPicture = createPicture(node, consent, scope);
  adopt.style(node, 'opacity', '');
  loadPicture();

  const icon = node.querySelector<HTMLElement>('.sqs-video-icon');
  const isIconDrawn = !!icon?.offsetWidth && !!icon.offsetHeight;
  const button = createPlayButton(label, !isIconDrawn);
  node.append(button);
  scope.own(() => button.remove());
  scope.listen(node, {
    click(event) {
      if (!isActive) return;
      // Whoever else listens around the video sees that this press is taken.
      event.preventDefault();
      onPress();
    },
  });
  const fade = createFadeable(node, scope);

  return {
    show: () => fade.show(),
    hide: () => fade.hide(),
    setActive(active) {
      isActive = active;
      button.style.display = active ? '' : 'none';
    },
    loadPicture,
  };
}
