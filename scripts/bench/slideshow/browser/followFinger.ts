export interface FingerListener {
  /** CSS px from where it went down, positive to the right. */
  moved(offset: number): void;
  released(offset: number): void;
}

/** The least that follows a finger. Returns how to stop. */
export function followFinger(node: HTMLElement, listener: FingerListener): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let from: number | undefined;
  node.addEventListener(
    'pointerdown',
    (event) => {
      from = event.clientX;
      node.setPointerCapture(event.pointerId);
    },
    { signal },
  );
  node.addEventListener(
    'pointermove',
    (event) => {
      if (from !== undefined) listener.moved(event.clientX - from);
    },
    { signal },
  );
  node.addEventListener(
    'pointerup',
    (event) => {
      if (from !== undefined) listener.released(event.clientX - from);
      from = undefined;
    },
    { signal },
  );
  return () => stop.abort();
}
