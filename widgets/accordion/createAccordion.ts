import type { BlockScope } from '#engine/scope';
import { drivePanels } from './drivePanels';
import { listenToItems } from './listenToItems';
import { nameItems } from './nameItems';
import type { AccordionModel } from './read';
import { type AccordionAction, firstPhases, type Phase, reduceAccordion } from './state';

/** An accordion that lives, and the phases of its items. */
export interface RunningAccordion extends AccordionModel {
  readonly phases: readonly Phase[];
  dispatch(action: AccordionAction): void;
}

/** Drives the server's accordion: it makes nothing of its own. */
export function createAccordion(model: AccordionModel, scope: BlockScope): RunningAccordion {
  const { items, firstOpen, allowMultiple } = model;
  let phases: readonly Phase[] = firstPhases(items.length, firstOpen);
  const dispatch = (action: AccordionAction) => {
    const before = phases;
    phases = reduceAccordion(before, action, allowMultiple);
    if (phases !== before) show(phases);
  };
  nameItems(model, scope);
  const show = drivePanels(items, scope, dispatch);
  show(phases);
  listenToItems(model, scope, dispatch);
  return {
    ...model,
    get phases() {
      return phases;
    },
    dispatch,
  };
}
