import { mountAccordion } from './mountAccordion';
import { readSettings } from './readSettings';

// The limit: one pass that mounts.
for (const node of document.querySelectorAll<HTMLElement>('[data-block="accordion"]')) {
  mountAccordion(node, readSettings(node));
}
window.bench.done();
