// Compiled against the shipped types, never run: a page's own script in TypeScript.
import type { Initializer, Skerry } from '../../dist/skerry';

const clock: Initializer = {
  name: 'clock',
  selector: '[data-clock]',
  when: 'visible',
  prepare: (node, _block, adoption) => adoption.style(node, 'min-height', '1lh'),
  load: () => ({
    mount(node, block, runtime) {
      const json = block.json;
      node.textContent = typeof json === 'string' ? json : block.id;
      return runtime.clock.after(1000, () => runtime.report(new Error('late')));
    },
  }),
};

const use = async (skerry: Skerry) => {
  skerry.register(clock);
  const stop = skerry.on('mounted', ({ name, node }) => node.setAttribute('title', name));
  await skerry.ready;
  stop();
  await window.Skerry?.scan(document.body);
};

window.SkerryQueue ||= [];
window.SkerryQueue.push(use);
