import { useLayoutEffect, useReducer, useRef, useState } from 'react';
import { createHashTargets } from '../../src/hashTarget';
import type { IslandProps } from '../../src/island/defineIsland';
import { useAdoption } from '../../src/island/useAdoption';
import { createExpandable } from '../../src/motion/expandable';
import { markItem, showPanel } from './items';
import type { AccordionModel } from './read';
import { type AccordionAction, firstPhases, isOpen, type Phase, reduceAccordion } from './state';

/** How long an item opens or closes, in milliseconds. */
const ACCORDION_MS = 250;

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
  const [panels] = useState(() =>
    items.map((item, index) =>
      createExpandable(item.panel, adoption, {
        duration: ACCORDION_MS,
        setHidden(hidden) {
          markItem(adoption, item, isOpen(shown.current[index]));
          showPanel(adoption, item.panel, !hidden);
        },
        onRest: () => dispatch({ type: 'settle', index }),
      }),
    ),
  );
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = phases;
    panels.forEach((panel, index) => {
      const phase = phases[index];
      if (phase === undefined || phase === before[index]) return;
      panel[isOpen(phase) ? 'show' : 'hide'](phase === 'open' || phase === 'closed');
    });
  }, [panels, phases]);

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

  useLayoutEffect(
    () => () => {
      for (const panel of panels) panel.stop();
    },
    [panels],
  );

  return null;
}
