import { Island } from '@11ty/is-land';
import { countdown } from './countdown';
import { mountAccordion } from './mountAccordion';
import { readSettings } from './readSettings';

const connected = countdown();

Island.addInitType('accordion', (node) => {
  mountAccordion(node, readSettings(node));
  connected();
});
