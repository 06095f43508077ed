declare module '#engine/events' {
  interface SkerryEvents {
    /** The editor around the page tells of itself. */
    frame: { type: FrameEvent; detail: unknown };
    /** The editor's panel for the template's settings tells of itself. */
    tweak: { type: TweakEvent; detail: unknown };
    /** An administrator's other tab records an event; only an administrator's page hears of it. */
    editorevent: { event: string; data: unknown };
  }
}

/** The events between the site's page and the editor around it. */
export const frameEvents = [
  'load',
  'iframe-unload',
  'frame-save-enter',
  'frame-save-exit',
  'frame-editing-change',
] as const;

/** The events of the editor's panel for the template's settings. */
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

/** A message of the bridge, either way. `detail` is outside data, to be read with care. */
export type FrameMessage =
  | { kind: 'frame'; type: FrameEvent; detail: unknown }
  | { kind: 'tweak'; type: TweakEvent; detail: unknown };
