import type { CallOptions } from '../http/http';

/**
 * How analytics call: for 2500 ms (platform.md, section 9), also while the visitor leaves, and
 * without a word to anybody where it fails.
 */
export const analyticsCall = {
  timeoutMs: 2500,
  keepalive: true,
  quiet: true,
} as const satisfies CallOptions;
