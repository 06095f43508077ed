import { GAP, ROW_HEIGHT } from '../layoutFigures';
import type { Stage } from './stopwatch';
import { type Box, writeBoxes } from './writeBoxes';

/** A row takes items until it would be lower than it is meant to be; the last one is not stretched. */
function layOut(stage: Stage): void {
  const boxes: Box[] = [];
  const ratios = stage.sizes.map(({ width, height }) => width / height);
  let top = 0;
  let first = 0;
  let sum = 0;
  const endRow = (end: number, height: number) => {
    let left = 0;
    for (const ratio of ratios.slice(first, end)) {
      boxes.push({ left, top, width: ratio * height, height });
      left += ratio * height + GAP;
    }
    top += height + GAP;
    first = end;
    sum = 0;
  };
  ratios.forEach((ratio, index) => {
    sum += ratio;
    const height = (stage.width - GAP * (index - first)) / sum;
    if (height <= ROW_HEIGHT) endRow(index + 1, height);
  });
  if (first < ratios.length) endRow(ratios.length, ROW_HEIGHT);
  writeBoxes(stage, boxes, top - GAP);
}

window.layoutBench.enter({ layOut });
