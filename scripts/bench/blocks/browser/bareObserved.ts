import { readSettings, type Settings } from './readSettings';

// The bare loop, each block observed as well.
const settings = new Map<Element, Settings>();
const observer = new IntersectionObserver(() => {}, { rootMargin: '200px' });
for (const node of document.querySelectorAll<HTMLElement>('[data-block="accordion"]')) {
  settings.set(node, readSettings(node));
  observer.observe(node);
}
document.addEventListener('click', (event) => {
  const block = (event.target as Element).closest('[data-block]');
  if (block && settings.has(block)) event.preventDefault();
});
window.bench.done();
