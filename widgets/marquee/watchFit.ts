import type { Cancel } from '../../src/clock';

/**
 * Calls `changed` when a box has another width, and when fonts have arrived: at most once a
 * frame, before it is painted.
 */
export function watchFit(box: Element, changed: () => void): Cancel {
  let width = box.clientWidth;
  let frame = 0;
  const ask = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(changed);
  };
  const observer = new ResizeObserver(() => {
    if (box.clientWidth === width) return;
    width = box.clientWidth;
    ask();
  });
  observer.observe(box);
  document.fonts.addEventListener('loadingdone', ask);
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
    document.fonts.removeEventListener('loadingdone', ask);
  };
}
