import type { CallOptions } from '../../http/call';

/**
 * The options of analytics calls: they end after 2500 ms, go out also while the visitor leaves, and
 * tell nobody of a failure.
 */
export const analyticsCall = {
  timeoutMs: 2500,
  keepalive: true,
  quiet: true,
} as const satisfies CallOptions;
