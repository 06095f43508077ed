import { type Dispatch, useLayoutEffect, useRef, useState } from 'react';
import type { Scope } from '#engine/scope';
import { createExpandable } from '#page/motion/expandable';
import { markItem, showPanel } from './items';
import type { AccordionModel } from './read';
import { type AccordionAction, isOpen, type Phase } from './state';

/** How long an item takes to open or to close, in milliseconds. */
const ACCORDION_MS = 250;

/** Opens and closes the panels as the phases of their items say. */
export function usePanels(
  { items }: AccordionModel,
  scope: Scope,
  phases: readonly Phase[],
  dispatch: Dispatch<AccordionAction>,
): void {
  const shown = useRef<readonly Phase[]>([]);
  const [panels] = useState(() =>
    items.map((item, index) =>
      createExpandable(item.panel, scope, {
        duration: ACCORDION_MS,
        setHidden(isHidden) {
          markItem(item, scope, isOpen(shown.current[index]));
          showPanel(item.panel, scope, !isHidden);
        },
        onRest: () => dispatch({ type: 'rest', index }),
      }),
    ),
  );
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = phases;
    panels.forEach((panel, index) => {
      const phase = phases[index];
      if (phase === undefined || phase === before[index]) return;
      const isAtOnce = phase === 'open' || phase === 'closed';
      const item = items[index];
      // Else the focus would be lost: a close may come late, when the code is here.
      if (!isOpen(phase) && item?.panel.contains(document.activeElement)) item.trigger.focus();
      panel[isOpen(phase) ? 'show' : 'hide'](isAtOnce);
    });
  }, [items, panels, phases]);
}
