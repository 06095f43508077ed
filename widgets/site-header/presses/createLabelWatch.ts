import type { Cancel } from '#engine/clock';
import type { Runtime } from '#engine/runtime';
import { whenPainted } from '#page/motion/whenPainted';
import { seenLabels } from './seenLabels';

/** Tells whether a label of a box can be seen: after the next paint, and when the window has another size. */
type WatchLabels = (box: HTMLInputElement, tell: (isSeen: boolean) => void) => Cancel;

/**
 * Creates what watches the labels of a page's boxes. It looks when the page is painted, and so laid out, and at all
 * of them before it tells of the first: a look after a change lays out the page anew.
 */
export function createLabelWatch(runtime: Runtime): WatchLabels {
  const scope = runtime.scope();
  const tells = new Map<HTMLInputElement, (isSeen: boolean) => void>();
  let isLookDue = false;
  const look = () => {
    isLookDue = false;
    const looks = [...tells].map(([box, tell]) => [tell, seenLabels(box).length > 0] as const);
    for (const [tell, isSeen] of looks) tell(isSeen);
  };
  scope.listen(window, { resize: look });
  return (box, tell) => {
    tells.set(box, tell);
    if (!isLookDue) whenPainted(scope).then(look);
    isLookDue = true;
    return () => tells.delete(box);
  };
}
