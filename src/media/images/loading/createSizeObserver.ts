import type { Scope } from '#engine/scope';

/** Observes the sizes of boxes until the scope ends. */
export interface SizeObserver {
  /** Tells of a box's size, and of each change of it. Tells anew of one that is observed already. */
  observe(box: Element): void;
  unobserve(box: Element): void;
}

/**
 * Creates an observer whose `tell` may change sizes, those of observed boxes too: it hears of them in
 * the next frame. A plain observer answers that with an error event, "ResizeObserver loop…", which
 * every error reporter of a page gets.
 *
 * @param tell Gets the boxes that have another size, before the frame is painted.
 */
export function createSizeObserver(
  { own }: Pick<Scope, 'own'>,
  tell: (boxes: readonly Element[]) => void,
): SizeObserver {
  /** The content size that was told of each box; '' before the first. */
  const told = new Map<Element, string>();
  let frame = 0;

  const observeAgain = () => {
    for (const box of told.keys()) observer.observe(box);
  };
  const observer = new ResizeObserver((entries) => {
    const changed = entries.filter(({ target, contentRect: { width, height } }) => {
      const size = `${width} ${height}`;
      const isChanged = told.get(target) !== size;
      told.set(target, size);
      return isChanged;
    });
    if (!changed.length) return;
    // Nothing is observed while sizes change, so no browser finds what it can't tell in this frame.
    observer.disconnect();
    tell(changed.map(({ target }) => target));
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(observeAgain);
  });
  own(() => {
    cancelAnimationFrame(frame);
    observer.disconnect();
  });
  return {
    observe(box) {
      told.set(box, '');
      observer.observe(box);
    },
    unobserve(box) {
      told.delete(box);
      observer.unobserve(box);
    },
  };
}
