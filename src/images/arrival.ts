/**
 * Whether what an image is loading comes. The image may be told of another address meanwhile:
 * then of that. Where `signal` ends the wait, it counts as not come.
 */
export const arrival = (image: HTMLImageElement, signal: AbortSignal): Promise<boolean> =>
  new Promise((resolve) => {
    const listening = new AbortController();
    const on = (target: EventTarget, type: string, came: boolean) =>
      target.addEventListener(
        type,
        () => {
          listening.abort();
          resolve(came);
        },
        { signal: listening.signal },
      );
    on(image, 'load', true);
    on(image, 'error', false);
    on(signal, 'abort', false);
  });
