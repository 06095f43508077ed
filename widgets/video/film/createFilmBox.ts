/** The shape of a film whose link has no picture. */
const SHAPE = { width: 16, height: 9 };

/** The size of what a link shows, in CSS px. */
export function sizeOfFilm(link: HTMLElement): { width: number; height: number } {
  const { width, height } = (link.querySelector('img') ?? link).getBoundingClientRect();
  return width > 1 && height > 1 && link.querySelector('img') ? { width, height } : SHAPE;
}

/**
 * Creates the box that a film plays in: as large as the picture of its link, and in the same place of
 * the page's flow, so that nothing moves.
 */
export function createFilmBox(link: HTMLElement): HTMLElement {
  const image = link.querySelector('img');
  const { width, height } = sizeOfFilm(link);
  const { width: whole = 0 } = link.parentElement?.getBoundingClientRect() ?? {};
  const box = document.createElement('div');
  box.className = 'skerry-film';
  const isInline = image && getComputedStyle(link).display.startsWith('inline');
  Object.assign(box.style, {
    display: isInline ? 'inline-block' : 'block',
    position: 'relative',
    // In a window of another width, as wide as the picture would be there.
    inlineSize: image && width < whole - 1 ? `${width}px` : '100%',
    maxInlineSize: '100%',
    aspectRatio: `${width} / ${height}`,
    overflow: 'hidden',
    verticalAlign: image ? getComputedStyle(image).verticalAlign : '',
    background: '#000',
  });
  return box;
}
