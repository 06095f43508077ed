import { allowedAddress } from './allowedAddress';

/** Options of `navigate`. */
export interface Navigation {
  /** Hosts beside the page's own that may be gone to. Default: none. */
  hosts?: readonly string[];
  /** The window that goes there: `window.top` for a checkout within a frame. Default: this one. */
  frame?: { location: Pick<Location, 'href' | 'replace'> };
  /** This page is left out of the way back, as after a redirect of the server's. Default: no. */
  replaces?: boolean;
}

/**
 * Leaves for another page. Every navigation of ours comes through here, and goes only where
 * `allowedAddress` lets it. Returns whether it went; where not, nothing happened, and the caller
 * says so to the visitor or the reporter.
 */
export function navigate(
  target: string,
  { hosts, frame = window, replaces }: Navigation = {},
): boolean {
  const href = allowedAddress(target, window.location.href, hosts);
  if (href === undefined) return false;
  // Of a frame of another origin nothing else may be used.
  if (replaces) frame.location.replace(href);
  else frame.location.href = href;
  return true;
}
