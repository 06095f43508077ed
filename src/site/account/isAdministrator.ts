import type { SiteContext } from '#engine/context/siteContext';
import { Permission } from './permission';

/** Whether whoever is logged in may administrate the site (`accessPermissions`). */
export const isAdministrator = (context: SiteContext): boolean =>
  context
    .read('accessPermissions', [])
    .some((permission) => permission === Permission.Admin || permission === 'ADMIN');
