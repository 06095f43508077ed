import type { Scope } from '#engine/scope';

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
  /** Forgets the timer and the signal. */
  destroy(): void;
}

/**
 * Ends after `timeoutMs`, when `signal` is aborted, or with the scope. (`AbortSignal.any` and
 * `AbortSignal.timeout` are younger than the oldest Safari that we serve, and don't say why.)
 */
export function createDeadline(
  parent: Pick<Scope, 'begin'>,
  timeoutMs: number,
  signal: AbortSignal | undefined,
): Deadline {
  const scope = parent.begin();
  const { clock } = scope.runtime;
  const controller = new AbortController();
  const began = clock.now();
  let reached: Deadline['reached'];
  const end = (why: 'timeout' | 'aborted') => {
    reached ??= why;
    controller.abort();
    scope.destroy();
  };
  const abort = () => end('aborted');
  scope.own(abort);
  scope.after(timeoutMs, () => end('timeout'));
  if (signal) scope.listen(signal, { abort });
  if (signal?.aborted) abort();
  return {
    signal: controller.signal,
    get reached() {
      return reached;
    },
    left: () => timeoutMs - (clock.now() - began),
    wait: (ms) =>
      new Promise((resolve) => {
        const pause = scope.begin();
        pause.own(resolve);
        pause.after(ms, pause.destroy);
      }),
    destroy: scope.destroy,
  };
}
