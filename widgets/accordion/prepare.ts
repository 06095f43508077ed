import type { BlockScope } from '#engine/scope';
import { preparePanels } from '#page/preparePanels';
import { CLOSED } from './prepare/closed';
import { PANEL } from './prepare/panel';

/** The members of a scope that preparing an accordion takes. */
export type AccordionScope = Pick<BlockScope, 'node' | 'block' | 'adopt' | 'runtime'>;

/** How many blocks of a page close before their code is here. */
const MOST_CLOSED = 99;

/** Creates the count of the page's accordions so far. */
const createCount = () => ({ _blocks: 0 });

/**
 * Shows the first item's panel if the block says so, and hides all others. Where a panel has no
 * button, all stays as it is until the widget is here: nobody would open what is no item to it. Far
 * down a long page a block is only marked: each time that some panels close the browser lays out all
 * of the page, so the widget closes these together.
 */
export function prepareAccordion(scope: AccordionScope): void {
  const { node, block, adopt, runtime } = scope;
  const panels = node.querySelectorAll<HTMLElement>(PANEL);
  if (++runtime.part(createCount)._blocks > MOST_CLOSED) adopt.attribute(node, CLOSED, '');
  else if (panels.length <= node.querySelectorAll('button').length) {
    const settings = block.json as { isExpandedFirstItem?: unknown } | undefined;
    const firstOpen =
      settings?.isExpandedFirstItem || node.querySelector('[data-is-expanded-first-item=true]');
    preparePanels(scope, panels, firstOpen);
  }
}
