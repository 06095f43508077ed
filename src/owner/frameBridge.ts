import type { Cancel } from '../clock';

/** What happens between the site's page and the editor around it (platform.md, section 4). */
export const frameEvents = [
  'load',
  'iframe-unload',
  'frame-save-enter',
  'frame-save-exit',
  'frame-editing-change',
] as const;

/** What the editor's panel for the template's settings tells of. */
export const tweakEvents = [
  'change',
  'close',
  'save',
  'reset',
  'before-open',
  'after-show',
  'after-close',
] as const;

export type FrameEvent = (typeof frameEvents)[number];
export type TweakEvent = (typeof tweakEvents)[number];

/** One message of the bridge, either way. `detail` is outside data, to be read with care. */
export type FrameMessage =
  | { kind: 'frame'; type: FrameEvent; detail: unknown }
  | { kind: 'tweak'; type: TweakEvent; detail: unknown };

/** The bridge between the page and the editor that it is framed by. */
export interface FrameBridge {
  /** Tells the editor. */
  tell(type: FrameEvent, detail?: unknown): void;
  /**
   * Tells the editor of an Escape that nothing on the page has answered: `{source, kind: 'key', type:
   * 'escape'}`. The specification says what it does then, not how it hears of it.
   */
  tellEscape(): void;
  /** Tells the editor that the page goes, and listens no longer. */
  destroy: Cancel;
}
