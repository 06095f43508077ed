import { readSettings, type Settings } from './readSettings';

// The limit: one pass that finds and decodes, and one listener for all.
const settings = new Map<Element, Settings>();
for (const node of document.querySelectorAll<HTMLElement>('[data-block="accordion"]')) {
  settings.set(node, readSettings(node));
}
document.addEventListener('click', (event) => {
  const block = (event.target as Element).closest('[data-block]');
  if (block && settings.has(block)) event.preventDefault();
});
window.bench.done();
