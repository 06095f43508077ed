import type { Adoption } from '../adoption';
import type { Consent } from '../consent/consent';
import { createImages } from '../images/createImages';
import type { TakenImage } from '../images/takenImage';
import { createFadeable } from '../motion/fadeable';
import type { Runtime } from '../runtime';
import { OVER_THE_BOX } from './createPlayer';
import { isProviderPicture } from './providers';

/** The server's picture over a video, with a button of ours on it. */
export interface Overlay {
  readonly button: HTMLButtonElement;
  show(): void;
  hide(): void;
  /** Whether the video is the current one, and can be played. */
  setActive(active: boolean): void;
  /** The visitor has answered: a picture of the provider may come. */
  consentChanged(): void;
  release(): void;
}

export interface OverlayOptions {
  /** The button's name. */
  label: string;
  onPress(): void;
  consent: Consent;
  runtime: Runtime;
}

const mayLoad = ({ dataset: { src = '' } }: HTMLImageElement, consent: Consent) =>
  consent.isGiven() || !URL.canParse(src) || !isProviderPicture(new URL(src));

/** VID-1: the overlay is a button. Its picture waits for consent where it is the provider's. */
export function createOverlay(
  node: HTMLElement,
  adoption: Adoption,
  { label, onPress, consent, runtime }: OverlayOptions,
): Overlay {
  const picture = node.querySelector<HTMLImageElement>('img[data-src]');
  let taken: TakenImage | null = null;
  let isActive = true;

  const loadPicture = () => {
    const isLoading = picture && !taken && mayLoad(picture, consent);
    adoption.toggleClass(node, 'no-thumb', !picture || !(taken || isLoading));
    if (!isLoading) return;
    try {
      taken = runtime.part(createImages).take(picture, {
        mode: 'fill',
        useAdvancedPositioning: true,
      });
    } catch {
      // Without an address of its own: there is no picture.
      adoption.toggleClass(node, 'no-thumb', true);
    }
  };

  if (getComputedStyle(node).position === 'static') {
    for (const [name, value] of Object.entries(OVER_THE_BOX)) adoption.style(node, name, value);
  }
  // The button says it all.
  if (picture) adoption.attribute(picture, 'alt', picture.getAttribute('alt') ?? '');
  adoption.style(node, 'opacity', '');
  loadPicture();

  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'skerry-video-play';
  button.setAttribute('aria-label', label);
  Object.assign(button.style, OVER_THE_BOX, {
    margin: '0',
    padding: '0',
    border: '0',
    background: 'none',
    cursor: 'pointer',
    outlineOffset: '-4px',
  });
  node.append(button);
  const icon = node.querySelector<HTMLElement>('.sqs-video-icon');
  if (!icon?.offsetWidth || !icon.offsetHeight) {
    // The page's own styles draw none.
    Object.assign(button.style, {
      color: '#fff',
      font: '4rem/1 sans-serif',
      textShadow: '0 0 8px #000',
    });
    button.textContent = '\u25b6\ufe0e';
  }

  const onClick = (event: Event) => {
    if (!isActive) return;
    // Whoever else listens around the video sees that this press is taken.
    event.preventDefault();
    onPress();
  };
  node.addEventListener('click', onClick);
  const fade = createFadeable(node, adoption);

  return {
    button,
    show: () => fade.show(),
    hide: () => fade.hide(),
    setActive(active) {
      isActive = active;
      button.style.display = active ? '' : 'none';
    },
    consentChanged: loadPicture,
    release() {
      fade.stop();
      node.removeEventListener('click', onClick);
      button.remove();
      taken?.release();
    },
  };
}
