import type { BlockScope } from '#engine/scope';
import { PANEL } from '../prepare/panel';
import type { AccordionModel } from '../read';
import { CLOSED, createClosing, isUnprepared } from './createClosing';

/** Blocks of this kind. */
const BLOCK = '[data-block],.sqs-block-accordion';

/**
 * Takes over the panels that the first pass has closed. What is no item's is shown again: nobody would
 * open it. Of blocks that were not prepared, the first to come closes those that come next.
 */
export function givePanelsBack({ node, items }: AccordionModel, scope: BlockScope): void {
  const { adopt, runtime } = scope;
  if (runtime.blocks.get(node)?.some(isUnprepared)) {
    if (!node.hasAttribute(CLOSED)) runtime.part(createClosing).closeNext();
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
