import { htmlPage } from '../htmlPage';
import { SHEET_CLASSES } from './largeSheet';
import type { BlockMarkup } from './sheetsMarkups';

/** What else is on the page: a style recalculation of all of it is to be seen in the figures. */
const OTHERS = 1000;

/** All blocks are in the first view, as most start when they are seen. */
const CSS = `
body { margin: 20px; }
#blocks { display: grid; grid-template-columns: repeat(5, 1fr); gap: 10px; }
#blocks > div { height: 100px; overflow: hidden; }
`;

const other = (index: number) =>
  `<div class="c${index % SHEET_CLASSES}"><p class="c${(index * 3) % SHEET_CLASSES}">Text ${index}</p></div>`;

/** A page of so many blocks of one kind among much else. */
export function sheetsPage(
  count: number,
  markup: BlockMarkup,
  styles: readonly string[],
  scripts: readonly string[],
): string {
  const blocks = Array.from({ length: count }, (_, index) => `<div>${markup(index)}</div>`);
  const others = Array.from({ length: OTHERS }, (_, index) => other(index));
  return htmlPage({
    title: `${count} blocks`,
    css: CSS,
    styles,
    scripts,
    body: `<div id="blocks">${blocks.join('\n')}</div>\n${others.join('\n')}`,
  });
}
