import type { Cancel } from '../clock';
import { THRESHOLDS, VISIBLE_RATIO } from './thresholds';
import type { Visibility } from './visibility';

/**
 * Calls `tell` at each reading by which a visitor sees a node, until cancelled: half of it is in view,
 * or it fills half of the window.
 */
export const watchSeen = (visibility: Visibility, node: Element, tell: () => void): Cancel =>
  visibility.watch(
    node,
    (isVisible, reading) => {
      const isEnough =
        reading.intersectionRatio >= VISIBLE_RATIO ||
        reading.intersectionRect.height >= innerHeight * VISIBLE_RATIO;
      if (isVisible && isEnough) tell();
    },
    { thresholds: THRESHOLDS },
  );
