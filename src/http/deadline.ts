import type { Clock } from '../clock';

/** The end of a call that did not end by itself. */
export interface Deadline {
  /** Aborted at the end. */
  readonly signal: AbortSignal;
  /** Why it ended; undefined while it has not. */
  readonly reached: 'timeout' | 'aborted' | undefined;
  /** Milliseconds that are left. */
  left(): number;
  /** Resolves after `ms`, or at the end. */
  wait(ms: number): Promise<void>;
  /** Forgets the timer and the signals. */
  close(): void;
}

/**
 * Ends after `timeoutMs` or when one of the signals is aborted. (`AbortSignal.any` and
 * `AbortSignal.timeout` are younger than the oldest Safari that we serve, and don't say why.)
 */
export function createDeadline(
  clock: Clock,
  timeoutMs: number,
  signals: readonly AbortSignal[],
): Deadline {
  const controller = new AbortController();
  const began = clock.now();
  let reached: Deadline['reached'];
  const end = (why: 'timeout' | 'aborted') => {
    reached ??= why;
    controller.abort();
  };
  const abort = () => end('aborted');
  const cancelTimeout = clock.after(timeoutMs, () => end('timeout'));
  for (const signal of signals) {
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort);
  }
  return {
    signal: controller.signal,
    get reached() {
      return reached;
    },
    left: () => timeoutMs - (clock.now() - began),
    wait: (ms) =>
      new Promise((resolve) => {
        const stop = () => {
          cancelWait();
          resolve();
        };
        const cancelWait = clock.after(ms, () => {
          controller.signal.removeEventListener('abort', stop);
          resolve();
        });
        controller.signal.addEventListener('abort', stop, { once: true });
      }),
    close() {
      cancelTimeout();
      for (const signal of signals) signal.removeEventListener('abort', abort);
    },
  };
}
