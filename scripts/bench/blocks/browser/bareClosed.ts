import { readSettings, type Settings } from './readSettings';

// The bare loop, each block's panels closed as well: what Skerry's accordion does before it loads.
const settings = new Map<Element, Settings>();
for (const node of document.querySelectorAll<HTMLElement>('[data-block="accordion"]')) {
  settings.set(node, readSettings(node));
  for (const panel of node.querySelectorAll<HTMLElement>('[data-accordion-panel]')) {
    panel.style.display = 'none';
  }
}
document.addEventListener('click', (event) => {
  const block = (event.target as Element).closest('[data-block]');
  if (block && settings.has(block)) event.preventDefault();
});
window.bench.done();
