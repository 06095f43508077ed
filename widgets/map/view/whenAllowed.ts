import { listen } from '#engine/events';
import type { BlockScope } from '#engine/scope';
import { fillText } from '#texts/fillText';
import type { maps } from '#texts/widgets/maps';
import { createLoadButton } from './createLoadButton';
import type { MapSource } from './findSource';

/** Takes the button away that was pressed, and hands its focus on. */
export type Allowed = (next: HTMLElement | null) => void;

const positionOf = (place: HTMLElement): string => {
  const { position } = getComputedStyle(place);
  return position === 'static' ? 'relative' : position;
};

/**
 * Resolves when the visitor's consent allows to ask another company for the map, or the visitor has
 * pressed the button for this one map. The page's own server may always be asked.
 */
export async function whenAllowed(
  scope: BlockScope,
  place: HTMLElement,
  { site }: MapSource,
  texts: typeof maps,
): Promise<Allowed> {
  if (!site) return () => {};
  const consent = await scope.runtime.use('consent');
  if (consent.isGiven('embeds') || scope.isEnded) return () => {};
  const waiting = scope.begin();
  return new Promise<Allowed>((resolve) => {
    const go = () =>
      resolve((next) => {
        const hadFocus = button === document.activeElement;
        waiting.destroy();
        if (hadFocus) next?.focus({ preventScroll: true });
      });
    const button = createLoadButton(fillText(texts.load, { site }), go);
    waiting.adopt.style(place, 'position', positionOf(place));
    place.append(button);
    waiting.own(() => button.remove());
    waiting.own(listen('consent', () => consent.isGiven('embeds') && go()));
  });
}
