import { useLayoutEffect, useReducer, useRef } from 'react';
import type { Cancel } from '../../src/clock';
import { createHashTargets } from '../../src/hashTarget';
import type { IslandProps } from '../../src/island/defineIsland';
import { useAdoption } from '../../src/island/useAdoption';
import { markItem, showPanel } from './items';
import { moveHeight } from './moveHeight';
import type { AccordionModel } from './read';
import { type AccordionAction, firstPhases, type Phase, reduceAccordion } from './state';

/** With more panels open at once than this, landmarks stop helping (WAI-ARIA practices). */
const MOST_REGIONS = 6;

/** Drives the server's accordion: it renders nothing of its own. */
export function Accordion({ model, id, runtime }: IslandProps<AccordionModel>) {
  const { node, items, allowMultiple, firstOpen } = model;
  const adoption = useAdoption(runtime);
  const [phases, dispatch] = useReducer(
    (phases: readonly Phase[], action: AccordionAction) =>
      reduceAccordion(phases, action, allowMultiple),
    firstPhases(items.length, firstOpen),
  );

  useLayoutEffect(() => {
    const isRegion = !allowMultiple || items.length <= MOST_REGIONS;
    items.forEach(({ trigger, panel }, index) => {
      if (!trigger.id) adoption.attribute(trigger, 'id', `${id}-trigger-${index + 1}`);
      if (!panel.id) adoption.attribute(panel, 'id', `${id}-panel-${index + 1}`);
      adoption.attribute(trigger, 'type', 'button');
      adoption.attribute(trigger, 'aria-controls', panel.id);
      adoption.attribute(panel, 'aria-labelledby', trigger.id);
      adoption.attribute(panel, 'role', isRegion ? 'region' : 'group');
    });
  }, [adoption, allowMultiple, items, id]);

  const shown = useRef<readonly Phase[]>([]);
  const motions = useRef(new Map<number, Cancel>());
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = phases;
    items.forEach((item, index) => {
      const phase = phases[index];
      if (phase === undefined || phase === before[index]) return;
      const { panel } = item;
      const moves = phase === 'opening' || phase === 'closing';
      // Also while it is measured: the margins of its content are then part of its height.
      adoption.style(panel, 'overflow', moves ? 'hidden' : '');
      const from = moves && before[index] !== 'closed' ? panel.offsetHeight : 0;
      motions.current.get(index)?.();
      motions.current.delete(index);
      markItem(adoption, item, phase === 'open' || phase === 'opening');
      showPanel(adoption, panel, phase !== 'closed');
      // A panel that closes is out of reach from the first frame on, not only at the end.
      adoption.attribute(panel, 'inert', phase === 'closing' ? '' : null);
      if (!moves) return;
      const to = phase === 'opening' ? panel.offsetHeight : 0;
      const settle = () => dispatch({ type: 'settle', index });
      motions.current.set(index, moveHeight(panel, from, to, settle));
    });
  }, [adoption, items, phases]);

  useLayoutEffect(() => {
    const indexOf = (target: EventTarget | null, part: 'trigger' | 'panel') =>
      items.findIndex((item) => target instanceof Node && item[part].contains(target));
    const onClick = ({ target }: Event) => {
      const index = indexOf(target, 'trigger');
      if (index >= 0) dispatch({ type: 'toggle', index });
    };
    const onMatch = ({ target }: Event) => {
      const index = indexOf(target, 'panel');
      if (index >= 0) dispatch({ type: 'reveal', index });
    };
    node.addEventListener('click', onClick);
    node.addEventListener('beforematch', onMatch);
    const stopHash = runtime.part(createHashTargets).watch(node, (target) => {
      const index = indexOf(target, 'panel');
      // In a panel that is open, the browser has found the target itself.
      if (!items[index]?.panel.hasAttribute('hidden')) return;
      dispatch({ type: 'reveal', index });
      // The browser looked for the target while its panel was closed.
      requestAnimationFrame(() => target.scrollIntoView());
    });
    return () => {
      node.removeEventListener('click', onClick);
      node.removeEventListener('beforematch', onMatch);
      stopHash();
    };
  }, [runtime, node, items]);

  useLayoutEffect(() => {
    const running = motions.current;
    return () => {
      for (const cancel of running.values()) cancel();
    };
  }, []);

  return null;
}
