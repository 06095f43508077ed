import type { Placement } from '#engine/registry/placement';
import type { Runtime } from '#engine/runtime';
import { PANEL } from '../prepare/panel';

/** The attribute of a block all of whose panels are closed by one rule, until it is mounted. */
export const CLOSED = 'data-skerry-closed';

/** How many blocks close together: few enough for one task, and many for one layout of the page. */
const TOGETHER = 500;

/** Whether it is an accordion, and was not prepared. */
export const isUnprepared = ({ initializer: { name }, isLate }: Placement): boolean =>
  name === 'accordion' && isLate === true;

/** Closes the panels of blocks far down a long page, before each of them is mounted. */
export interface Closing {
  /** Closes those of the next 500 blocks that wait. */
  closeNext(): void;
  destroy?(): void;
}

/**
 * Creates the closing of blocks that were not prepared: by one style sheet, since each time that some panels
 * close the browser lays out all of the page. Safari has no sheets of that kind before 16.4: there each
 * block closes its own when it is mounted.
 */
export function createClosing({ blocks }: Runtime): Closing {
  if (!document.adoptedStyleSheets) return { closeNext() {} };
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`[${CLOSED}] :is(${PANEL}){display:none}`);
  document.adoptedStyleSheets.push(sheet);
  return {
    closeNext() {
      let left = TOGETHER;
      for (const [node, placements] of blocks) {
        const scope = placements.find((one) => isUnprepared(one) && !one.liveAt)?.scope();
        // One that has failed is the server's again.
        if (!scope || scope.isEnded) continue;
        scope.adopt.attribute(node, CLOSED, '');
        left -= 1;
        if (!left) return;
      }
    },
    destroy() {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    },
  };
}
