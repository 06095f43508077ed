import type { Scope } from '#engine/scope';
import { createExpandable } from '#page/motion/expandable';
import type { Showable } from '#page/motion/showable';
import { markItem, showPanel } from './items';
import type { AccordionItem } from './prepare/findItems';
import { type AccordionAction, isOpen, type Phase } from './state';

/** How long an item takes to open or to close, in milliseconds. */
const ACCORDION_MS = 250;

/**
 * Returns how to open and close the panels as the phases of their items say. What moves a panel is made
 * when it first moves: most never do.
 */
export function drivePanels(
  items: readonly AccordionItem[],
  scope: Scope,
  dispatch: (action: AccordionAction) => void,
): (phases: readonly Phase[]) => void {
  let shown: readonly Phase[] = [];
  const panels = new Map<AccordionItem, Showable>();

  const setHidden = (item: AccordionItem, index: number, isHidden: boolean) => {
    markItem(item, scope, isOpen(shown[index]));
    showPanel(item.panel, scope, !isHidden);
  };
  const createPanel = (item: AccordionItem, index: number, wasOpen: boolean): Showable => {
    const panel = createExpandable(item.panel, scope, {
      duration: ACCORDION_MS,
      setHidden: (isHidden) => setHidden(item, index, isHidden),
      onRest: () => dispatch({ type: 'rest', index }),
    });
    // It can't see by itself whether a panel is hidden that a search may find.
    panel[wasOpen ? 'show' : 'hide'](true);
    panels.set(item, panel);
    return panel;
  };

  return (phases) => {
    const before = shown;
    shown = phases;
    items.forEach((item, index) => {
      const phase = phases[index];
      if (phase === undefined || phase === before[index]) return;
      // Else the focus would be lost: a close may come late, when the code is here.
      if (!isOpen(phase) && item.panel.contains(document.activeElement)) item.trigger.focus();
      const isAtOnce = phase === 'open' || phase === 'closed';
      if (isAtOnce && !panels.has(item)) setHidden(item, index, phase === 'closed');
      else {
        const panel = panels.get(item) ?? createPanel(item, index, isOpen(before[index]));
        panel[isOpen(phase) ? 'show' : 'hide'](isAtOnce);
      }
    });
  };
}
