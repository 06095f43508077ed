import { columnsIn, GAP, GRID_COLUMNS } from './layoutFigures';

export type Box = readonly [left: number, top: number, width: number, height: number];

/** Browsers and libraries round, in CSS px. */
const TOLERANCE = 1.5;

const isNear = (a: number, b: number) => Math.abs(a - b) <= TOLERANCE;
const leftOf = ([left]: Box) => left;
const rightOf = ([left, , width]: Box) => left + width;
const bottomOf = ([, top, , height]: Box) => top + height;

function groups(boxes: readonly Box[], place: 0 | 1): Box[][] {
  const found: Box[][] = [];
  const other = place ? 0 : 1;
  for (const box of [...boxes].sort((a, b) => a[place] - b[place] || a[other] - b[other])) {
    const last = found.at(-1);
    if (last?.[0] && isNear(last[0][place], box[place])) last.push(box);
    else found.push([box]);
  }
  return found.map((group) => group.sort((a, b) => a[other] - b[other]));
}

/** Columns of one width, with the gap between items, over the whole width. */
function checkMasonry(boxes: readonly Box[], width: number): string[] {
  const columns = groups(boxes, 0);
  const expected = columnsIn(width);
  const column = (width - GAP * (expected - 1)) / expected;
  const tight = columns.every((boxes) =>
    boxes.every((box, at) => isNear(box[1], at ? bottomOf(boxes[at - 1] ?? box) + GAP : 0)),
  );
  return [
    ...(columns.length === expected ? [] : [`${columns.length} columns, not ${expected}`]),
    ...(boxes.every((box) => isNear(box[2], column)) ? [] : [`items not ${column} px wide`]),
    ...(tight ? [] : [`items not ${GAP} px below each other`]),
  ];
}

/** Rows of one height each, with the gap between items and rows, over the whole width but the last. */
function checkRows(boxes: readonly Box[], width: number): string[] {
  const rows = groups(boxes, 1);
  const tight = rows.every((row) =>
    row.every((box, at) => isNear(leftOf(box), at ? rightOf(row[at - 1] ?? box) + GAP : 0)),
  );
  const justified = rows
    .slice(0, -1)
    .every((row) => isNear(rightOf(row.at(-1) ?? [0, 0, 0, 0]), width));
  const level = rows.every((row) => row.every((box) => isNear(box[3], row[0]?.[3] ?? 0)));
  return [
    ...(tight ? [] : [`items not ${GAP} px beside each other`]),
    ...(justified ? [] : [`rows that do not end at ${width} px`]),
    ...(level ? [] : ['items of one row that are not equally high']),
  ];
}

/** Rows of so many equal items each. */
function checkGrid(boxes: readonly Box[], width: number): string[] {
  const full = groups(boxes, 1).slice(0, -1);
  const side = (width - GAP * (GRID_COLUMNS - 1)) / GRID_COLUMNS;
  return [
    ...(full.every((row) => row.length === GRID_COLUMNS) ? [] : [`not ${GRID_COLUMNS} in a row`]),
    ...(boxes.every((box) => isNear(box[2], side) && isNear(box[3], side))
      ? []
      : [`items that are not ${side} px wide and high`]),
  ];
}

const checks = { masonry: checkMasonry, rows: checkRows, grid: checkGrid };

export type LayoutRace = keyof typeof checks;

/** Says what is wrong with the places of items in a gallery of this width, in CSS px. */
export const checkBoxes = (race: LayoutRace, boxes: readonly Box[], width: number): string[] =>
  checks[race](boxes, width).map((problem) => `${problem}, in ${width} px`);
