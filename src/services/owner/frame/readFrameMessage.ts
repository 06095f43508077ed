import { type FrameMessage, frameEvents, tweakEvents } from './frameMessage';

/** Marks our messages among all those that a window gets. */
export const MARK = 'skerry';

const isOneOf = <Name extends string>(names: readonly Name[], value: unknown): value is Name =>
  names.some((name) => name === value);

/** What a message says; undefined for what is none of the bridge's. */
export function readFrameMessage(data: unknown): FrameMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { source, kind, type, detail } = data as Record<string, unknown>;
  if (source !== MARK) return undefined;
  if (kind === 'frame' && isOneOf(frameEvents, type)) return { kind, type, detail };
  if (kind === 'tweak' && isOneOf(tweakEvents, type)) return { kind, type, detail };
  return undefined;
}
