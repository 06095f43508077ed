/** Resolves after so many milliseconds. */
export const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Resolves at the beginning of the next frame. */
export const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));

/**
 * Resolves with the first task after the one that runs. Asked for at the beginning of a frame,
 * that is after the frame was rendered.
 */
export const nextTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      // An open port, and what listens to it, is kept for ever.
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/** Resolves after the next frame is rendered. */
export async function afterPaint(): Promise<void> {
  await frame();
  await nextTask();
}
