/** What to ask Chromium's tracing for. */
export const FRAME_CATEGORIES = [
  'disabled-by-default-devtools.timeline.frame',
  'devtools.timeline',
];

/** Frames of a page while it was traced. */
export interface FrameCount {
  /** That came to the screen. */
  shown: number;
  /** For which something new was asked and not ready in time: the visitor saw the one before again. */
  dropped: number;
}

/** Counts the frames in a trace, as the browser's developer tools do. */
export function countFrames(trace: Buffer): FrameCount {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: { name: string }[] };
  const count = (name: string) => traceEvents.filter((event) => event.name === name).length;
  return { shown: count('DrawFrame'), dropped: count('DroppedFrame') };
}
