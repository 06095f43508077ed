import { createStore } from '#page/island/createStore';
import { defineIsland } from '#page/island/defineIsland.tsx';
import { Accordion, type RunningAccordion } from './Accordion';
import { createHandle } from './createHandle';
import { readAccordion } from './read';
import { type AccordionAction, firstPhases, type Phase, reduceAccordion } from './state';

export const mount = defineIsland<RunningAccordion>({
  read(scope) {
    const model = readAccordion(scope);
    if (!model) return null;
    const first = firstPhases(model.items.length, model.firstOpen);
    const reduce = (phases: readonly Phase[], action: AccordionAction) =>
      reduceAccordion(phases, action, model.allowMultiple);
    return { ...model, store: createStore(first, reduce) };
  },
  component: Accordion,
  handle: createHandle,
});
