import { computeMasonryLayout } from 'react-photo-album';
import { columnsIn, GAP } from '../layoutFigures';
import { photos } from './photos';
import type { Stage } from './stopwatch';
import { type Box, writeBoxes } from './writeBoxes';

/** Its layout function; its own React components would write flex columns from the same numbers. */
function layOut(stage: Stage): void {
  const layout = computeMasonryLayout(photos(stage), GAP, 0, stage.width, columnsIn(stage.width));
  if (!layout) throw new Error('react-photo-album gave no layout');
  const boxes: Box[] = [];
  let highest = 0;
  layout.tracks.forEach((track, column) => {
    let top = 0;
    for (const { index, width, height } of track.photos) {
      boxes[index] = { left: column * (width + GAP), top, width, height };
      top += height + GAP;
    }
    highest = Math.max(highest, top);
  });
  writeBoxes(stage, boxes, highest - GAP);
}

window.layoutBench.enter({ layOut });
