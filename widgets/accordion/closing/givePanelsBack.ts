import type { BlockScope } from '#engine/scope';
import { CLOSED } from '../prepare/closed';
import { PANEL } from '../prepare/panel';
import type { AccordionModel } from '../read';
import { createClosedSheet } from './createClosedSheet';

/** Blocks of this kind. */
const BLOCK = '[data-block],.sqs-block-accordion';

/**
 * Takes over the panels that the first pass has closed. What is no item's is shown again: nobody would
 * open it.
 */
export function givePanelsBack({ node, items }: AccordionModel, scope: BlockScope): void {
  const { adopt, runtime } = scope;
  if (node.hasAttribute(CLOSED)) {
    runtime.part(createClosedSheet);
    adopt.attribute(node, CLOSED, null);
    return;
  }
  const panels = node.querySelectorAll<HTMLElement>(PANEL);
  if (panels.length === items.length) return;
  for (const panel of panels) {
    if (items.some((item) => item.panel === panel) || panel.closest(BLOCK) !== node) continue;
    adopt.attribute(panel, 'hidden', null);
    adopt.style(panel, 'display', '');
  }
}
