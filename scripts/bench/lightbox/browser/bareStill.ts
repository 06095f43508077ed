import { findElement } from '../../browser/findElement';

// The least that shows a picture over the page: one dialog, one image, one listener.
const dialog = document.body.appendChild(document.createElement('dialog'));
const image = dialog.appendChild(new Image());
dialog.ariaLabel = 'Picture';
dialog.style.cssText = 'border: 0; padding: 0; max-width: none; max-height: none;';
image.style.cssText = 'display: block; width: 1080px; height: 720px;';
findElement('#gallery').addEventListener('click', (event) => {
  const link = event.target instanceof Element && event.target.closest('a');
  if (!link) return;
  event.preventDefault();
  image.src = link.href;
  dialog.showModal();
});
window.lightboxBench.enter({ close: () => dialog.close() });
