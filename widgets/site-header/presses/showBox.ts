import type { BlockScope, Scope } from '#engine/scope';
import { createLabelWatch } from './createLabelWatch';
import { seenLabels } from './seenLabels';

/** Whether an element is a box to check. */
export const isBox = (element: HTMLElement): element is HTMLInputElement =>
  element instanceof HTMLInputElement && element.type === 'checkbox';

/** Out of sight, and in the tab order. A menu that is closed hides it still. */
const UNSEEN = {
  visibility: 'inherit',
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '0',
  opacity: '0',
  'pointer-events': 'none',
};

/**
 * Brings a box that a template hides within reach of Tab, where one of its labels can be seen: it is
 * what a label stands for. The labels show that it has the focus.
 */
export function showBox(scope: BlockScope, box: HTMLInputElement): void {
  for (const [property, value] of Object.entries(UNSEEN)) {
    scope.adopt.style(box, property, value, 'important');
  }
  scope.own(
    scope.runtime.part(createLabelWatch)(box, (isSeen) => {
      scope.adopt.style(box, 'display', isSeen ? 'block' : 'none', 'important');
    }),
  );
  let ring: Scope | undefined;
  scope.listen(box, {
    focus() {
      ring?.destroy();
      ring = scope.begin();
      if (!box.matches(':focus-visible')) return;
      for (const label of seenLabels(box)) {
        ring.adopt.style(label, 'outline', '2px solid');
        ring.adopt.style(label, 'outline-offset', '4px');
      }
    },
    blur: () => ring?.destroy(),
  });
}
