import type { Store } from '#page/island/createStore';
import type { IslandProps } from '#page/island/defineIsland.tsx';
import { useStore } from '#page/island/useStore';
import type { AccordionModel } from './read';
import type { AccordionAction, Phase } from './state';
import { useItemEvents } from './useItemEvents';
import { useItemRoles } from './useItemRoles';
import { usePanels } from './usePanels';

/** An accordion, and the phases of its items. */
export interface RunningAccordion extends AccordionModel {
  store: Store<readonly Phase[], AccordionAction>;
}

/** Drives the server's accordion: it renders nothing of its own. */
export function Accordion({ model, scope }: IslandProps<RunningAccordion>) {
  const { store } = model;
  const { dispatch } = store;
  const phases = useStore(store.subscribe, () => store.state);
  useItemRoles(model, scope);
  usePanels(model, scope, phases, dispatch);
  useItemEvents(model, scope, dispatch);
  return null;
}
