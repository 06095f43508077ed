import type { RefObject } from 'react';
import type { BlockScope } from '#engine/scope';
import type { MarqueeDesign } from '../read';

/** Props of every moving drawing of a marquee. */
export interface DrawingProps {
  design: MarqueeDesign;
  /** Counts up: each number measures and draws anew. */
  round: number;
  running: boolean;
  /** The text's place in its loop, 0 to 1: kept when it is drawn anew. */
  phase: RefObject<number>;
  /** The block's, for ids of our own. */
  id: string;
  scope: BlockScope;
}
