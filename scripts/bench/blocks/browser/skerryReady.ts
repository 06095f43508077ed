import type { Skerry } from '../../../../src/skerry';

const queue: ((skerry: Skerry) => void)[] = [
  (skerry) => {
    skerry.ready.then(() => window.bench.done());
  },
];
window.SkerryQueue = queue;
