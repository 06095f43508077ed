import { useReducer } from 'react';
import type { IslandProps } from '#page/island/defineIsland.tsx';
import type { AccordionModel } from './read';
import { type AccordionAction, firstPhases, type Phase, reduceAccordion } from './state';
import { useItemEvents } from './useItemEvents';
import { useItemRoles } from './useItemRoles';
import { usePanels } from './usePanels';

/** Drives the server's accordion: it renders nothing of its own. */
export function Accordion({ model, scope }: IslandProps<AccordionModel>) {
  const { items, allowMultiple, firstOpen } = model;
  const [phases, dispatch] = useReducer(
    (phases: readonly Phase[], action: AccordionAction) =>
      reduceAccordion(phases, action, allowMultiple),
    firstPhases(items.length, firstOpen),
  );
  useItemRoles(model, scope);
  usePanels(model, scope, phases, dispatch);
  useItemEvents(model, scope, dispatch);
  return null;
}
