import { defineIsland } from '../../src/island/defineIsland';
import { Accordion } from './Accordion';
import { readAccordion } from './read';

export const mount = defineIsland({
  name: 'accordion',
  read: readAccordion,
  component: Accordion,
});
