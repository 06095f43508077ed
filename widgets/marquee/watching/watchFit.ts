import type { Cancel } from '#engine/clock';
import type { Scope } from '#engine/scope';

/**
 * Calls `onChange` when a box has another width, and when fonts have arrived: at most once a frame,
 * before it is painted.
 */
export function watchFit(box: Element, scope: Pick<Scope, 'begin'>, onChange: () => void): Cancel {
  const watching = scope.begin();
  let width = box.clientWidth;
  let frame = 0;
  const ask = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(onChange);
  };
  const observer = new ResizeObserver(() => {
    if (box.clientWidth === width) return;
    width = box.clientWidth;
    ask();
  });
  observer.observe(box);
  watching.own(() => {
    observer.disconnect();
    cancelAnimationFrame(frame);
  });
  watching.listen(document.fonts, { loadingdone: ask });
  return watching.destroy;
}
