import type { RefObject } from 'react';
import type { Runtime } from '../../src/runtime';
import type { MarqueeDesign } from './read';

/** What draws a marquee gets. */
export interface DrawingProps {
  design: MarqueeDesign;
  /** Another number asks to measure and draw anew. */
  round: number;
  running: boolean;
  /** How far the text is in its loop, 0 to 1: kept when it is drawn anew. */
  phase: RefObject<number>;
  id: string;
  runtime: Runtime;
}
