// Compiled against the shipped types, never run: a page's own script in TypeScript.
import type { BlockHandle, BlockOptions, Initializer, Skerry } from '../../dist/skerry';

// A field of the site context that is the page's own.
declare module '../../dist/skerry' {
  interface SiteFields {
    'website.tides': string;
  }
}

const clock: Initializer = {
  name: 'clock',
  selector: '[data-clock]',
  when: 'visible',
  prepare: ({ node, adopt }) => adopt.style(node, 'min-height', '1lh'),
  load: () => ({
    mount({ node, block, runtime, after, listen, report }) {
      const json = block.json;
      node.textContent = typeof json === 'string' ? json : block.id;
      listen(node, { click: ({ clientX }) => console.info(clientX) });
      after(1000, () => report(new Error('late')));
      // Each service is typed by its owner.
      const tides = runtime.context.read('website.tides', '/tides');
      runtime.use('dialog').then((dialogs) => dialogs.alert({ title: tides.trim() }));
    },
  }),
};

// What a template writes into `data-block-json`.
const rooms: BlockOptions['gallery'] = {
  design: 'slideshow',
  autoplay: true,
  autoplayOptions: { timeout: 4000 },
};
const words: BlockOptions['marquee'] = {
  animationDirection: 'left',
  itemSpacing: { unit: 'em', value: 1 },
};
const inquiry: BlockOptions['form'] = { successRedirect: '/thanks', redirectHosts: ['a.example'] };
const coat: BlockOptions['product'] = { itemId: 'oilskin', productType: 1 };
// @ts-expect-error There is no such design.
const wrong: BlockOptions['gallery'] = { design: 'galery' };
console.info(JSON.stringify([rooms, words, inquiry, coat, wrong]));

const use = async (skerry: Skerry) => {
  skerry.register(clock);
  const stop = skerry.on('mounted', ({ name, node }) => node.setAttribute('title', name));
  document.addEventListener('skerry:failed', ({ detail }) => console.info(detail.error));
  skerry.on('slide', ({ index }) => console.info(index));
  await skerry.ready;
  const gallery = await skerry.of('#rooms', 'gallery');
  gallery.goTo(gallery.count - 1);
  gallery.element.addEventListener('skerry:slide', ({ detail }) => console.info(detail.index));
  const form = await skerry.of<'form'>(document.body);
  form.submit();
  (await skerry.of('#oilskin', 'product')).add();
  // @ts-expect-error A form has no slides.
  form.goTo(1);
  const any: BlockHandle = await skerry.of(gallery.element);
  await skerry.when(any.element, 'visible');
  stop();
  await window.Skerry?.scan(document.body);
};

window.SkerryQueue ||= [];
window.SkerryQueue.push(use);
