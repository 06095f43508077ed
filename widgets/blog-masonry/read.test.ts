import { afterEach, expect, it } from 'vitest';
import { readFigures } from './read';

afterEach(() => document.body.replaceChildren());

it.each([
  ['100px 100px 100px', '40px', '60px', { columns: 3, gutter: 40, rowGutter: 60 }],
  ['320px', 'normal', 'normal', { columns: 1, gutter: 0, rowGutter: 0 }],
  ['none', '', '', { columns: 1, gutter: 0, rowGutter: 0 }],
])('reads columns %s, %s and %s apart', (columns, columnGap, rowGap, figures) => {
  document.body.innerHTML = '<div></div>';
  const list = document.body.firstElementChild as HTMLElement;
  Object.assign(list.style, { gridTemplateColumns: columns, columnGap, rowGap });
  expect(readFigures(list)).toMatchObject(figures);
});
