import { findElement } from '../../browser/findElement';

// A visitor comes near the thumbnails before the click: the code comes, from the cache. By the
// focus, as a hover would be over with the first move of the machine's own pointer.
const close = () => findElement('.skerry-lightbox-close').click();
document.addEventListener('skerry:mounted', () => window.lightboxBench.enter({ close }), {
  once: true,
});
document.addEventListener(
  'skerry:ready',
  () => {
    findElement('[data-thumbnail]').dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  },
  { once: true },
);
