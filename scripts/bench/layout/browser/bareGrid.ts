import { GAP, GRID_COLUMNS } from '../layoutFigures';
import type { Stage } from './stopwatch';
import { writeBoxes } from './writeBoxes';

/** Squares. */
function layOut(stage: Stage): void {
  const side = (stage.width - GAP * (GRID_COLUMNS - 1)) / GRID_COLUMNS;
  const boxes = stage.items.map((_, index) => ({
    left: (index % GRID_COLUMNS) * (side + GAP),
    top: Math.floor(index / GRID_COLUMNS) * (side + GAP),
    width: side,
    height: side,
  }));
  const rows = Math.ceil(boxes.length / GRID_COLUMNS);
  writeBoxes(stage, boxes, rows * (side + GAP) - GAP);
}

window.layoutBench.enter({ layOut });
