import type { SiteContext } from '#engine/context/siteContext';
import { SiteRole } from './siteRole';

/** Returns the number of a role, which may be an object that has it as `role` or else as `id`. */
function roleOf(role: unknown): unknown {
  if (typeof role !== 'object' || role === null) return role;
  const { id, role: number = id } = role as { id?: unknown; role?: unknown };
  return number;
}

/**
 * Returns whether whoever is logged in may only look at the site: their roles hold viewer and
 * nothing else. At /config and below nobody counts as a mere viewer.
 *
 * @param path Of the page. Default: the path of the page at hand.
 */
export function isOnlyViewer(context: SiteContext, path = location.pathname): boolean {
  if (/^\/config(\/|$)/.test(path)) return false;
  const roles = context.read('websiteRoles', []);
  return roles.length > 0 && roles.every((role) => roleOf(role) === SiteRole.Viewer);
}
