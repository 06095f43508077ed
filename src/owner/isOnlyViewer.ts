import type { SiteContext } from '../context/siteContext';
import { SiteRole } from '../enumerations/siteRole';

/** A role of the context: its number, or an object that has it as `id` or `role`. */
function roleOf(role: unknown): unknown {
  if (typeof role !== 'object' || role === null) return role;
  const { id, role: number = id } = role as { id?: unknown; role?: unknown };
  return number;
}

/**
 * Whether whoever is logged in may only look at the site: their roles hold viewer and nothing
 * else. Below /config everybody counts as more (platform.md, section 6).
 *
 * @param path Of the page.
 */
export function isOnlyViewer(context: SiteContext, path = location.pathname): boolean {
  if (/^\/config(\/|$)/.test(path)) return false;
  const roles = context.read('websiteRoles', []);
  return roles.length > 0 && roles.every((role) => roleOf(role) === SiteRole.Viewer);
}
