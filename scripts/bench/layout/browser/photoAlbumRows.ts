import { computeRowsLayout } from 'react-photo-album';
import { GAP, ROW_HEIGHT } from '../layoutFigures';
import { photos } from './photos';
import type { Stage } from './stopwatch';
import { type Box, writeBoxes } from './writeBoxes';

/** Its layout function; its own React components would write flex rows from the same numbers. */
function layOut(stage: Stage): void {
  const layout = computeRowsLayout(photos(stage), GAP, 0, stage.width, ROW_HEIGHT);
  if (!layout) throw new Error('react-photo-album gave no layout');
  const boxes: Box[] = [];
  let top = 0;
  for (const track of layout.tracks) {
    let left = 0;
    for (const { index, width, height } of track.photos) {
      boxes[index] = { left, top, width, height };
      left += width + GAP;
    }
    top += (track.photos[0]?.height ?? 0) + GAP;
  }
  writeBoxes(stage, boxes, top - GAP);
}

window.layoutBench.enter({ layOut });
