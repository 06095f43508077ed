import { columnsIn, GAP } from '../layoutFigures';
import type { Stage } from './stopwatch';
import { writeBoxes } from './writeBoxes';

/** Each item goes into the column that is shortest so far. */
function layOut(stage: Stage): void {
  const count = columnsIn(stage.width);
  const width = (stage.width - GAP * (count - 1)) / count;
  const heights = new Array<number>(count).fill(0);
  const boxes = stage.sizes.map((size) => {
    let column = 0;
    for (let other = 1; other < count; other += 1) {
      if ((heights[other] ?? 0) < (heights[column] ?? 0)) column = other;
    }
    const top = heights[column] ?? 0;
    const height = (width * size.height) / size.width;
    heights[column] = top + height + GAP;
    return { left: column * (width + GAP), top, width, height };
  });
  writeBoxes(stage, boxes, Math.max(...heights) - GAP);
}

window.layoutBench.enter({ layOut });
