import justifiedLayout from 'justified-layout';
import { GAP, ROW_HEIGHT } from '../layoutFigures';
import type { Stage } from './stopwatch';
import { writeBoxes } from './writeBoxes';

function layOut(stage: Stage): void {
  const { boxes, containerHeight } = justifiedLayout([...stage.sizes], {
    containerWidth: stage.width,
    containerPadding: 0,
    boxSpacing: GAP,
    targetRowHeight: ROW_HEIGHT,
  });
  writeBoxes(stage, boxes, containerHeight);
}

window.layoutBench.enter({ layOut });
