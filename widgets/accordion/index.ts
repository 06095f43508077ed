import { defineIsland } from '#page/island/defineIsland.tsx';
import { Accordion } from './Accordion';
import { readAccordion } from './read';

export const mount = defineIsland({
  read: readAccordion,
  component: Accordion,
});
