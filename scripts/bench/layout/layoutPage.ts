import { htmlPage } from '../htmlPage';
import { itemSizes } from './itemSizes';
import { WIDE } from './layoutFigures';

// What is served in place of the pictures is a square.
const CSS = `
body { margin: 0; }
#room { width: ${WIDE}px; container-type: inline-size; }
#gallery { position: relative; }
.item { margin: 0; overflow: hidden; }
.placed .item { position: absolute; }
.item img { display: block; width: 100%; height: auto; aspect-ratio: var(--ratio); }
`;

/** So many pictures of known sizes, one below the other until a contestant lays them out. */
export function layoutPage(count: number, script: string, css: string): string {
  const items = itemSizes(count).map(
    ({ width, height }, index) =>
      `<figure class="item" style="--ratio: ${width / height}"><img src="/picture/dot/1" width="${width}" height="${height}" data-image-dimensions="${width}x${height}" alt="Picture ${index + 1}"></figure>`,
  );
  return htmlPage({
    title: `${count} pictures`,
    css: CSS + css,
    scripts: ['/layout/browser/stopwatch.js', script],
    body: `<div id="room"><div id="gallery">\n${items.join('\n')}\n</div></div>`,
  });
}
