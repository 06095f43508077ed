import type { BlockScope } from '#engine/scope';
import { giveId } from '#page/marks/giveId';
import type { AccordionModel } from './read';

/**
 * With more open panels than this, regions no longer help to find one's way (WAI-ARIA practices).
 */
const MOST_REGIONS = 6;

/** Names each item's trigger and panel to assistive technology, and ties them to each other. */
export function nameItems(
  { items, allowMultiple }: AccordionModel,
  { adopt, block: { id } }: BlockScope,
): void {
  const isRegion = !allowMultiple || items.length <= MOST_REGIONS;
  items.forEach(({ trigger, panel }, index) => {
    const triggerId = giveId(adopt, trigger, `${id}-trigger-${index + 1}`);
    adopt.attribute(trigger, 'type', 'button');
    adopt.attribute(trigger, 'aria-controls', giveId(adopt, panel, `${id}-panel-${index + 1}`));
    adopt.attribute(panel, 'aria-labelledby', triggerId);
    adopt.attribute(panel, 'role', isRegion ? 'region' : 'group');
  });
}
