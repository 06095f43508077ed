import { htmlPage } from '../htmlPage';

/** How a contestant wants its slides: as its documentation has it. */
export interface SlideshowMarkup {
  css: string;
  /** Addresses of style sheets. */
  styles?: readonly string[];
  /** The slideshow with its buttons, around the slides. */
  around(slides: string): string;
  /** One slide. It has the attribute `data-slide`. */
  slide(index: number): string;
}

const CSS = `
body { margin: 0; }
#stage { width: 960px; height: 540px; overflow: hidden; position: relative; }
#stage img { display: block; width: 100%; height: 100%; object-fit: cover; }
`;

/** A picture that the browser loads when it comes near. */
export const lazyPicture = (index: number) =>
  `<img src="/picture/dot/1" width="1500" height="1000" loading="lazy" alt="Picture ${index + 1}">`;

/** A picture that our gallery loads, in the width that it needs. */
export const ownPicture = (index: number) =>
  `<img data-src="/picture/dot/1" data-image-dimensions="1500x1000" alt="Picture ${index + 1}">`;

/** What else a page of a slideshow has. */
export interface SlideshowExtras {
  /** Scripts that run in the page before: tell ours to end the race. */
  before?: readonly string[] | undefined;
  /** Files that are there before the race, and have not run. */
  preloads?: readonly string[] | undefined;
  /** The script that is to be loaded when the slideshow is seen. */
  whenSeen?: string | undefined;
}

/** A page with one slideshow, as a server renders it. */
export function slideshowPage(
  count: number,
  { css, styles, around, slide }: SlideshowMarkup,
  { before = [], preloads = [], whenSeen = '' }: SlideshowExtras,
): string {
  const slides = Array.from({ length: count }, (_, index) => slide(index)).join('\n');
  return htmlPage({
    title: `${count} slides`,
    css: CSS + css,
    ...(styles && { styles }),
    preloads,
    scripts: ['/slideshow/browser/stopwatch.js', ...before],
    body: `<div id="stage" data-when-seen="${whenSeen}">${around(slides)}</div>`,
  });
}
