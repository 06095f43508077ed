import { htmlPage } from '../htmlPage';

/** How a contestant wants its thumbnails: as its documentation has it. */
export interface LightboxMarkup {
  /** Addresses of style sheets. */
  styles?: readonly string[];
  /** Default: one element with the id `gallery`. */
  around?(thumbnails: string): string;
  /** What is pressed has the attribute `data-thumbnail`. */
  thumbnail(picture: Picture): string;
}

export interface Picture {
  full: string;
  thumbnail: string;
  /** Of the full picture, in pixels. */
  width: number;
  height: number;
  alt: string;
}

const CSS = `
body { margin: 20px; }
#gallery { display: grid; grid-template-columns: repeat(6, 1fr); gap: 10px; }
#gallery img { display: block; width: 100%; height: auto; }
`;

const picture = (index: number): Picture => ({
  full: `/picture/full/${index + 1}`,
  thumbnail: '/picture/thumbnail/1',
  width: 1500,
  height: 1000,
  alt: `Picture ${index + 1}`,
});

/** A page of so many thumbnails, as a server renders it. */
export function lightboxPage(
  count: number,
  { styles, around = (all) => `<div id="gallery">${all}</div>`, thumbnail }: LightboxMarkup,
  scripts: readonly string[],
): string {
  const thumbnails = Array.from({ length: count }, (_, index) => thumbnail(picture(index)));
  return htmlPage({
    title: `${count} pictures`,
    css: CSS,
    ...(styles && { styles }),
    scripts: ['/lightbox/browser/stopwatch.js', ...scripts],
    body: around(thumbnails.join('\n')),
  });
}
