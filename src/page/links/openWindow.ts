import { allowedAddress } from './allowedAddress';

/**
 * Opens a window, or a tab, which knows nothing of this page: at an http or https address of the
 * page's own origin or of a host that is listed.
 *
 * @returns False where it may not be gone there.
 */
export function openWindow(target: string, hosts: readonly string[] = []): boolean {
  const href = allowedAddress(target, window.location.href, hosts);
  if (href !== undefined) window.open(href, '_blank', 'noopener');
  return href !== undefined;
}
