import type { SiteContext } from '../context/siteContext';
import { Permission } from '../enumerations/permission';

/** What the tabs of an administrator tell each other of. */
export const EDITOR_CHANNEL = 'skerry-editor-events';

/** Whether whoever is logged in may administrate the site (`accessPermissions`). */
export const isAdministrator = (context: SiteContext): boolean =>
  context
    .read('accessPermissions', [])
    .some((permission) => permission === Permission.Admin || permission === 'ADMIN');

/** Tells the other tabs of this site of an event, where an administrator looks at it. */
export function broadcastEditorEvent(
  context: SiteContext,
  event: string,
  data: Readonly<Record<string, unknown>>,
): void {
  if (!isAdministrator(context) || !('BroadcastChannel' in window)) return;
  const channel = new BroadcastChannel(EDITOR_CHANNEL);
  channel.postMessage({ event, data });
  channel.close();
}
