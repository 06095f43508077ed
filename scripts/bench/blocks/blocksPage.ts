/** What a contestant changes in the markup of the blocks: an element's name, and attributes. */
export interface BlockMarkup {
  /** The block's element; default: `div`. */
  tag?: string;
  /** The block's `data-block`; default: `accordion`. */
  type?: string;
  block?: string;
  item?(index: number): string;
  trigger?(index: number): string;
  panel?(index: number): string;
}

/** About 300 bytes, as the platform's blocks carry them. */
const json = (block: number) =>
  JSON.stringify({
    blockId: `block-${block}`,
    allowMultipleOpenItems: false,
    isExpandedFirstItem: false,
    isDividerEnabled: true,
    isFirstDividerVisible: true,
    isLastDividerVisible: true,
    dividerThickness: { value: 1, unit: 'px' },
    accordionTitleAlignment: 'left',
    accordionIconPlacement: 'right',
    verticalPadding: { value: 30, unit: 'px' },
  });

const escapeAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

const items = (block: number, { item, trigger, panel }: BlockMarkup) =>
  Array.from(
    { length: 2 + (block % 2) },
    (_, at) =>
      `<div data-accordion-item ${item?.(at) ?? ''}><h3><button data-accordion-trigger ${trigger?.(at) ?? ''}>Question ${at + 1} of block ${block}</button></h3>` +
      `<div data-accordion-panel ${panel?.(at) ?? ''}><p>The answer, in a sentence of common length for a page like this.</p></div></div>`,
  ).join('');

/**
 * A page of so many accordions, as a server renders it. No block opens its first item. The blocks
 * are contained: without that, Chromium takes quadratic time to render panels that all become
 * `hidden="until-found"` in one frame (10 s for 4,000 blocks, minutes for 10,000).
 */
export function blocksPage(count: number, markup: BlockMarkup, before: string | undefined): string {
  const { tag = 'div', type = 'accordion' } = markup;
  const blocks = Array.from({ length: count }, (_, index) => {
    const block = index + 1;
    return `<${tag} id="block-${block}" data-block="${type}" data-block-json="${escapeAttribute(json(block))}" ${markup.block ?? ''}>${items(block, markup)}</${tag}>`;
  });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${count} accordions</title>
<link rel="icon" href="data:,">
<style>[data-block] { display: block; margin: 1em; contain: content; }</style>
<script src="/blocks/browser/stopwatch.js"></script>
</head>
<body>
${blocks.join('\n')}
${before ? `<script src="${before}"></script>` : ''}
</body>
</html>`;
}
