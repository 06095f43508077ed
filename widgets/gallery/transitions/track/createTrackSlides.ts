import type { Pile } from '../createPile';
import type { Places } from './placesOnWay';

/** The slides of a track that are in view, moved to their places. */
export interface TrackSlides {
  /** The slides in view. */
  seen(): readonly number[];
  /** Shows slides at their places as seen from one; `isHeld` while a finger moves them. */
  put(places: Places, place: number, isHeld: boolean): void;
  /** Moves slides as if one looked from another place. */
  move(
    places: Places,
    from: number,
    to: number,
    timing: KeyframeAnimationOptions,
  ): readonly Animation[];
}

export function createTrackSlides(pile: Pile, isRtl: boolean, first: number): TrackSlides {
  let placed: Places = new Map([[first, first]]);

  /** How far from where it lies in the pile a slide is seen, in its own widths. */
  const translation = (at: number, from: number) =>
    `${Math.round((isRtl ? from - at : at - from) * 1e6) / 1e4}%`;

  return {
    seen: () => [...placed.keys()],
    put(places, place, isHeld) {
      for (const index of placed.keys()) {
        if (places.has(index)) continue;
        pile.style(index, 'translate', '');
        pile.style(index, 'will-change', '');
      }
      placed = places;
      for (const [index, at] of places) {
        pile.show(index);
        pile.style(index, 'translate', at === place ? '' : translation(at, place));
        // A picture that is not a layer of its own would be painted anew for each move of the finger.
        pile.style(index, 'will-change', isHeld ? 'translate' : '');
      }
    },
    move: (places, from, to, timing) =>
      [...places].flatMap(([index, at]) =>
        pile.animate(
          index,
          [{ translate: translation(at, from) }, { translate: translation(at, to) }],
          timing,
        ),
      ),
  };
}
