import type { Cancel } from '#engine/clock';
import { emit } from '#engine/events';
import type { Runtime } from '#engine/runtime';
import { isAdministrator } from '#site/account/isAdministrator';

/** Where the tabs of an administrator tell each other of editor events. */
export const EDITOR_CHANNEL = 'skerry-editor-events';

/** The way between an administrator's tabs. */
export interface EditorEvents {
  /** Tells the other tabs of the site, not this one. */
  tell(event: string, data: unknown): void;
  destroy: Cancel;
}

/**
 * Joins the tabs in which an administrator looks at the site: what the others tell is the event
 * `skerry:editorevent` here. The page of anybody else neither tells nor hears, even in the same
 * browser. One channel for both ways, since a page hears what another channel of its own says.
 */
export function createEditorEvents({ context }: Pick<Runtime, 'context'>): EditorEvents {
  const channel =
    isAdministrator(context) && 'BroadcastChannel' in window
      ? new BroadcastChannel(EDITOR_CHANNEL)
      : undefined;
  channel?.addEventListener('message', ({ data: said }: MessageEvent) => {
    // Pages with another version of this speak here as well.
    const { event, data } = Object(said) as { event?: unknown; data?: unknown };
    if (typeof event === 'string') emit(document, 'editorevent', { event, data });
  });
  return {
    tell: (event, data) => channel?.postMessage({ event, data }),
    destroy: () => channel?.close(),
  };
}
