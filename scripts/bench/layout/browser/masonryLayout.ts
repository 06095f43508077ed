import Masonry from 'masonry-layout';
import { GAP } from '../layoutFigures';

let masonry: Masonry;

window.layoutBench.enter({
  layOut({ gallery }) {
    // The widths are in the page's CSS, as its documentation has it: it measures the items.
    gallery.classList.add('sized');
    masonry = new Masonry(gallery, {
      itemSelector: '.item',
      columnWidth: '.item',
      gutter: GAP,
      transitionDuration: 0,
      resize: false,
    });
  },
  again: () => masonry.layout(),
});
