import { Island } from '@11ty/is-land';
import { countdown } from './countdown';
import { readSettings, type Settings } from './readSettings';

const settings = new WeakMap<Element, Settings>();
const connected = countdown();

Island.addInitType('accordion', (node) => {
  settings.set(node, readSettings(node));
  node.addEventListener('click', (event) => event.preventDefault());
  connected();
});
