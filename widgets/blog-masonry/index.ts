import type { WidgetModule } from '#engine/initializer';
import { GALLERY_RESIZE_MS } from '#media/images/imageOptions';
import { createResizes } from '#media/images/loading/createResizes';
import { masonry, masonryColumnWidth } from '#page/sections/masonry';
import { readFigures } from './read';

/**
 * Moves the posts of a blog's list up into true columns: each goes where its column ends first. Until then, and
 * without this code, they stand in the rows that the page's parts have made; those are seen after 3 s.
 */
export const mount: WidgetModule['mount'] = (scope) => {
  const { node, adopt, warn, own, runtime } = scope;
  const posts = [...node.querySelectorAll<HTMLElement>('.entry')];
  const list = posts[0]?.parentElement;
  if (!list) {
    warn('.entry', 'is missing');
    return false;
  }
  const place = () => {
    const figures = readFigures(list);
    if (!figures.width) return;
    const width = `${masonryColumnWidth(figures)}px`;
    for (const post of posts) {
      adopt.style(post, 'position', 'absolute');
      adopt.style(post, 'width', width);
    }
    // All are read after all are written.
    const heights = posts.map((post) => post.getBoundingClientRect().height);
    const { boxes, height } = masonry(heights, figures);
    posts.forEach((post, index) => {
      const { x, y } = boxes[index] ?? { x: 0, y: 0 };
      adopt.style(post, 'inset-inline-start', `${x}px`);
      adopt.style(post, 'top', `${y}px`);
      adopt.style(post, 'visibility', 'visible');
    });
    adopt.style(list, 'height', `${height}px`);
  };
  place();
  // Also when a picture or a font has made one higher.
  own(runtime.part(createResizes).watch([list, ...posts], GALLERY_RESIZE_MS, place));
  return true;
};
