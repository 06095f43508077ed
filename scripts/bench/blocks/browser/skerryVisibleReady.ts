import type { Skerry } from '../../../../src/skerry';

// A block of the page's own that waits until it is in view: nothing is prepared.
const queue: ((skerry: Skerry) => void)[] = [
  (skerry) => {
    skerry.register({
      name: 'seen',
      selector: '[data-block="seen"]',
      when: 'visible',
      replay: '[data-accordion-trigger]',
      load: () => ({ mount() {} }),
    });
    skerry.ready.then(() => window.bench.done());
  },
];
window.SkerryQueue = queue;
