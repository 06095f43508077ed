import type { Cancel } from '#engine/clock';
import { emit } from '#engine/events';
import { listenAll } from '#engine/listenAll';
import type { Runtime } from '#engine/runtime';
import type { FrameEvent } from './frameMessage';
import { MARK, readFrameMessage } from './readFrameMessage';

/** The bridge between the page and the editor that it is framed by. */
export interface FrameBridge {
  /**
   * Tells the editor of an Escape that nothing on the page has answered, by the message
   * `{source, kind: 'key', type: 'escape'}`, whose form is our own. The editor then toggles or
   * closes its panel.
   */
  tellEscape(): void;
  /** Tells the editor that the page goes, and listens no longer. */
  destroy: Cancel;
}

/** The origins that the editor may have: the site's own, and that of the platform's application. */
function editorOrigins(appDomain: string): string[] {
  const origins = [location.origin];
  try {
    if (appDomain) origins.push(new URL(`https://${appDomain}`).origin);
  } catch {
    // What is no host is nobody's.
  }
  return origins;
}

/**
 * The origin of the window around, as far as a browser says. One without `ancestorOrigins` names the
 * page before in its place, which inside the frame is another page of the site.
 */
function parentOrigin(): string {
  const { ancestorOrigins } = location;
  if (ancestorOrigins?.[0]) return ancestorOrigins[0];
  return document.referrer ? new URL(document.referrer).origin : location.origin;
}

/**
 * Joins the page to the editor around it. Messages are taken from the parent window alone and from
 * these exact origins, and sent to no other; each becomes the event `skerry:frame` or
 * `skerry:tweak` of the document.
 */
export function createFrameBridge({ context }: Pick<Runtime, 'context'>): FrameBridge {
  const origins = editorOrigins(context.read('appDomain', ''));
  let editor = parentOrigin();
  const post = (message: object) => {
    if (!origins.includes(editor)) return;
    window.parent.postMessage({ source: MARK, ...message }, editor);
  };
  const tell = (type: FrameEvent, detail?: unknown) => post({ kind: 'frame', type, detail });
  const unload = () => tell('iframe-unload');
  const stopListening = listenAll(window, {
    message({ source, origin, data }: MessageEvent) {
      if (source !== window.parent || !origins.includes(origin)) return;
      const message = readFrameMessage(data);
      // Where a page that was led to inside the frame could only guess.
      if (message) editor = origin;
      if (message?.kind === 'frame') emit(document, 'frame', message);
      if (message?.kind === 'tweak') emit(document, 'tweak', message);
    },
    pagehide: unload,
  });
  tell('load', { url: location.href });
  return {
    tellEscape: () => post({ kind: 'key', type: 'escape' }),
    destroy() {
      unload();
      stopListening();
    },
  };
}
