import { findElement } from '../../browser/findElement';

/**
 * Previous and next by the buttons and the arrow keys, for those that leave them to the page.
 * Returns how to stop.
 */
export function listenToSteps(step: (by: 1 | -1) => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  findElement('[data-previous]').addEventListener('click', () => step(-1), { signal });
  findElement('[data-next]').addEventListener('click', () => step(1), { signal });
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'ArrowLeft') step(-1);
      if (key === 'ArrowRight') step(1);
    },
    { signal },
  );
  return () => stop.abort();
}
